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

/** Why members may not copy from a post now; null while they may. The window of a pending post has not begun. */
export function whyClosed({ startsAt, startedAt, endsAt }: Instants): WhyClosed | null {
  if (startsAt !== null) return 'POST_SCHEDULED'
  const isOver = startedAt !== null && endsAt !== null && fromInstant(endsAt) <= now()
  return isOver ? 'POST_ENDED' : null
}
