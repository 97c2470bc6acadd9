import type { Suggestion } from '@fanfare/contract/suggestions/data/comment.ts'

/** The fields of a suggestion that describe its claim. */
export interface Claimable {
  id: string
  isLocked: boolean
  claimedByYou: boolean
}

/** The progress of a copy or release on this screen. */
export interface ClaimProgress {
  /** True for two seconds after a copy. */
  copied: boolean
  /** The pending request. */
  doing: 'copy' | 'release' | null
}

/** The appearance of a suggestion for the current user. */
export type ClaimLook = 'available' | 'copied' | 'yours' | 'used'

/**
 * The appearance of a suggestion. It does not change while a copy is pending: a claim in the event stream may be the
 * pending one.
 */
export function lookOf({ isLocked, claimedByYou }: Claimable, { copied, doing }: ClaimProgress): ClaimLook {
  if (copied && isLocked) return 'copied'
  if (!isLocked || doing === 'copy') return 'available'
  return claimedByYou ? 'yours' : 'used'
}

/** Marks a suggestion as claimed by another member. A claimed one stays as it is: it may be your own claim. */
export function asClaimed<Item extends Claimable>(item: Item): Item {
  return item.isLocked ? item : { ...item, isLocked: true, claimedByYou: false }
}

/** Marks a suggestion as available. */
export function asAvailable<Item extends Claimable>(item: Item): Item {
  return item.isLocked ? { ...item, isLocked: false, claimedByYou: false } : item
}

/**
 * Events carry no abilities. Users who may delete the post may release every claim on it.
 */
export function withRights(item: Suggestion, mayReleaseAll: boolean): Suggestion {
  if (!item.isLocked || item.can.release || !mayReleaseAll) return item
  return { ...item, can: { ...item.can, release: true } }
}
