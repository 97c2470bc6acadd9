import { fromInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'

/** Why members may not copy from a post, as the code of the error. */
export type WhyClosed = 'POST_SCHEDULED' | 'POST_ENDED'

/** The instants of a post, as stored. */
interface Instants {
  /** Null once it has started. */
  startsAt: string | null
  /** Since when it is approved and has started. */
  startedAt: string | null
  endsAt: string | null
}

/** The columns of a post by which `whyClosedIn` decides. */
export const PHASE_COLUMNS = ['posts.starts_at', 'posts.approved_at', 'posts.ends_at']

/** `whyClosed` of a row with `PHASE_COLUMNS`. */
export const whyClosedIn = (row: Record<'starts_at' | 'approved_at' | 'ends_at', string | null>) =>
  whyClosed({ startsAt: row.starts_at, startedAt: row.approved_at, endsAt: row.ends_at })

/** Why members may not copy from a post now; null while they may. The window of a pending post has not begun. */
export function whyClosed({ startsAt, startedAt, endsAt }: Instants): WhyClosed | null {
  if (startsAt !== null) return 'POST_SCHEDULED'
  const isOver = startedAt !== null && endsAt !== null && fromInstant(endsAt) <= now()
  return isOver ? 'POST_ENDED' : null
}
