import { OFFERED_SUGGESTIONS } from '#contract/rules/limits'
import { allocate, standing, type Asking, type Candidate } from '#comments/rules/allocate'

/** A suggestion that could be copied, or that the member who asks has copied. */
export interface Offerable extends Candidate {
  /** Milliseconds since when it is theirs; null while it is free. */
  copiedAt: number | null
  /** It has the words that somebody looks for. */
  isFound: boolean
}

/** At most so many of those a member has copied take a place, so that there is always something new. */
const COPIES_MAX = 2

/**
 * The few suggestions of a post that a member is offered, given in the order of its list: what is next for them,
 * then what is free and held for nobody else, found ones first, and at the end what they have copied, the last first.
 */
export function chooseOffered(offerable: readonly Offerable[], asking: Asking) {
  const copies = offerable
    .filter(({ copiedAt }) => copiedAt !== null)
    .toSorted((a, b) => b.copiedAt! - a.copiedAt!)
    .slice(0, COPIES_MAX)
  const free = offerable.filter(({ copiedAt }) => copiedAt === null)
  const next = allocate(free, asking)
  const open = free
    .filter((each) => each !== next && standing(each, asking) === 'open')
    .toSorted((a, b) => Number(b.isFound) - Number(a.isFound))
  const offered = next === null ? [] : [next, ...open]
  const ids = [...offered.slice(0, OFFERED_SUGGESTIONS - copies.length), ...copies].map(({ id }) => id)
  return { ids, nextId: next?.id ?? null }
}
