import { UNDO_FOR, VISITOR_CLAIM_HOURS } from '#contract/rules/limits'
import { now } from '#core/clock'
import { fromInstant, toInstant } from '#core/database/instant'

/*
 *            lock, by one of any number of callers
 *   free ─────────────────────────────────────────> used
 *     ^                                               │
 *     └── unlock · 24 hours, when a visitor holds it ─┘
 *
 *   An unlock within ten seconds by whoever locked it is an undo: the suggestion is held for them again.
 */

/** What can be known of a suggestion's claim. */
export interface ClaimState {
  lockedAt: string | null
  lockedByUserId: string | null
  lockedByVisitor: string | null
}

/** Visitors' claims made at this instant or earlier have run out. */
export function visitorClaimsEndBefore(): Date {
  return new Date(now().getTime() - VISITOR_CLAIM_HOURS * 3_600_000)
}

/** Whether somebody has copied a suggestion, and holds it still. */
export function isUsed({ lockedAt, lockedByVisitor }: ClaimState): boolean {
  if (lockedAt === null) return false
  return lockedByVisitor === null || fromInstant(lockedAt) > visitorClaimsEndBefore()
}

/** Whether a member gives back what they have copied by a slip a moment ago. */
export function isUndo({ lockedAt, lockedByUserId }: ClaimState, userId: string): boolean {
  if (lockedAt === null || lockedByUserId !== userId) return false
  return now().getTime() - fromInstant(lockedAt).getTime() <= UNDO_FOR
}

/** The fields of a suggestion nobody holds. */
export const RELEASED = {
  locked_at: null,
  locked_by_user_id: null,
  locked_by_visitor: null,
  copied_content: null,
} as const

/** The fields of a suggestion that somebody has copied just now. */
export function claimedBy(holder: { userId: string } | { visitor: string }) {
  return {
    locked_at: toInstant(now()),
    locked_by_user_id: 'userId' in holder ? holder.userId : null,
    locked_by_visitor: 'visitor' in holder ? holder.visitor : null,
  }
}
