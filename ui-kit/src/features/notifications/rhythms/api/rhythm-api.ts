import type { OwnRhythm, RhythmRequest } from '@fanfare/contract/notifications/data/rhythm.ts'
import { api } from '../../../../client/http.ts'

const RHYTHM = '/notifications/rhythm'

export function fetchRhythm(signal?: AbortSignal) {
  return api.get<OwnRhythm>(RHYTHM, { signal })
}

/** Replaces the whole rhythm. */
export function sendRhythm(rhythm: RhythmRequest) {
  return api.put<OwnRhythm>(RHYTHM, rhythm)
}
