import type { Rhythm } from '../rules/rhythm.ts'

/** The rhythm of the signed-in user. */
export interface OwnRhythm extends Rhythm {
  /** Whether the user has one. Without, it is the default, and a client may offer the time zone of its device. */
  isChosen: boolean
}

/** The whole rhythm. */
export type RhythmRequest = Rhythm
