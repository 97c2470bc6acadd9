import { OFFERED_SUGGESTIONS } from '#contract/core/rules/limits'
import {
  pickNext,
  reservationStatus,
  type PickRequest,
  type Candidate,
} from '#suggestions/comments/rules/pick_next'

/** A suggestion that is available, or that the member has copied. */
export interface Offerable extends Candidate {
  /** Milliseconds; null while it is available. */
  copiedAt: number | null
  /** Whether it matches the search. */
  isFound: boolean
}

/** The most copied suggestions shown, so that there is room for new ones. */
const COPIES_MAX = 2

/**
 * Selects the few suggestions of a post to offer to a member: the next one, then open ones by others (search matches
 * first), and finally those they have copied, latest first. `available` counts all that they could copy.
 */
export function selectOffered(offerable: readonly Offerable[], request: PickRequest) {
  const copies = offerable
    .filter(({ copiedAt }) => copiedAt !== null)
    .toSorted((a, b) => b.copiedAt! - a.copiedAt!)
    .slice(0, COPIES_MAX)
  const available = offerable.filter(
    ({ copiedAt, authorId }) => copiedAt === null && authorId !== request.userId,
  )
  const next = pickNext(available, request)
  const open = available
    .filter((each) => each !== next && reservationStatus(each, request) === 'open')
    .toSorted((a, b) => Number(b.isFound) - Number(a.isFound))
  const offered = next === null ? [] : [next, ...open]
  const ids = [...offered.slice(0, OFFERED_SUGGESTIONS - copies.length), ...copies].map(({ id }) => id)
  return { ids, nextId: next?.id ?? null, available: available.length }
}
