import { UNDO_WINDOW_MS, VISITOR_CLAIM_HOURS } from '#contract/core/rules/limits'
import { now } from '#core/runtime/clock'
import { fromInstant, toInstant } from '#core/database/rows/instant'

/*
 *              claim: of simultaneous ones, one wins
 *   available ────────────────────────────────────────> claimed
 *      ^                                                   │
 *      └── release · after 24 hours, when a visitor's ─────┘
 *
 *   A release within ten seconds by the claimant is an undo: the suggestion is reserved for them again.
 */

/** The claim on a suggestion. */
export interface ClaimState {
  claimedAt: string | null
  claimedByUserId: string | null
  claimedByVisitor: string | null
}

/** Claims of visitors made at this instant or earlier have expired. */
export function visitorClaimsEndBefore(): Date {
  return new Date(now().getTime() - VISITOR_CLAIM_HOURS * 3_600_000)
}

/** Whether a suggestion has a claim that has not expired. */
export function isClaimed({ claimedAt, claimedByVisitor }: ClaimState): boolean {
  if (claimedAt === null) return false
  return claimedByVisitor === null || fromInstant(claimedAt) > visitorClaimsEndBefore()
}

/** Whether a release by this member is an undo. */
export function isUndo({ claimedAt, claimedByUserId }: ClaimState, userId: string): boolean {
  if (claimedAt === null || claimedByUserId !== userId) return false
  return now().getTime() - fromInstant(claimedAt).getTime() <= UNDO_WINDOW_MS
}

/** The columns of an available suggestion. */
export const RELEASED = {
  claimed_at: null,
  claimed_by_user_id: null,
  claimed_by_visitor: null,
  copied_content: null,
} as const

/** The claimant: a member, who may not have copied from the post yet, or a visitor by their hash. */
export type Claimant = { userId: string; isFirst?: boolean } | { visitor: string }

/** The columns of a suggestion that is claimed now. */
export function claimedBy(claimant: Claimant) {
  return {
    claimed_at: toInstant(now()),
    claimed_by_user_id: 'userId' in claimant ? claimant.userId : null,
    claimed_by_visitor: 'visitor' in claimant ? claimant.visitor : null,
  }
}
