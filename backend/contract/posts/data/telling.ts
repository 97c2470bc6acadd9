/**
 * How members are told of a post: each at a time of their own, or now, which is at once or as soon as their quiet hours have
 * ended.
 */
export type Pacing = 'paced' | 'now'

/** How far members were told of a post, in an organization that paces posts; without any, of a post of which all were told at once. */
export interface Telling {
  /** Null for a post that is not paced. */
  mode: Pacing | null
  told: number
  /** Those who were told and those who have a time. */
  of: number
  /** When the next member is told; null when none has a time. */
  nextAt: string | null
}

/** That members no longer wait for a time of their own. */
export interface TellingRequest {
  mode: 'now'
}
