import type { Suggestion } from '@fanfare/contract/data/comment.ts'

/** What can be said of a claim, to members and visitors alike. */
export interface Claimable {
  id: string
  isLocked: boolean
  lockedByYou: boolean
}

/** What goes on between a person and a suggestion. */
export interface ClaimProgress {
  /** True for two seconds after a copy. */
  copied: boolean
  /** What the server has not answered yet. */
  doing: 'copy' | 'unlock' | null
}

/** How a suggestion looks to somebody. */
export type ClaimLook = 'free' | 'copied' | 'yours' | 'used'

/**
 * How a suggestion looks. While a copy is under way nothing is decided: the claim that the event stream
 * tells of may be this very one.
 */
export function lookOf({ isLocked, lockedByYou }: Claimable, { copied, doing }: ClaimProgress): ClaimLook {
  if (copied && isLocked) return 'copied'
  if (!isLocked || doing === 'copy') return 'free'
  return lockedByYou ? 'yours' : 'used'
}

/** A suggestion that somebody else has copied. One that is used already stays as it is: it may be yours. */
export function asTaken<Item extends Claimable>(item: Item): Item {
  return item.isLocked ? item : { ...item, isLocked: true, lockedByYou: false }
}

/** A suggestion that nobody holds any more. */
export function asFree<Item extends Claimable>(item: Item): Item {
  return item.isLocked ? { ...item, isLocked: false, lockedByYou: false } : item
}

/**
 * A claim that was heard of as it happened comes without rights. Who may delete the post may release
 * every claim on it.
 */
export function withRights(item: Suggestion, mayReleaseAll: boolean): Suggestion {
  if (!item.isLocked || item.can.unlock || !mayReleaseAll) return item
  return { ...item, can: { ...item.can, unlock: true } }
}
