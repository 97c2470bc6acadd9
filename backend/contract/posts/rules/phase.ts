/** Whether a post has not started yet, asks for comments, or does so no longer. */
export type Phase = 'scheduled' | 'open' | 'ended'

/** When a post starts and ends, as ISO 8601. */
export interface Scheduled {
  /** Null once it has started; absent where only posts that have started are shown. */
  startsAt?: string | null
  /** Null without an end, and before the start of a post whose window begins then. */
  endsAt: string | null
}

/** The phase of a post at an instant. A pending post that has no start is open: it starts with its approval. */
export function phaseOf({ startsAt, endsAt }: Scheduled, at: Date): Phase {
  // A device may have stored posts of a version without these fields.
  if (startsAt) return 'scheduled'
  return endsAt && new Date(endsAt) <= at ? 'ended' : 'open'
}
