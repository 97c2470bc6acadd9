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

export interface ClaimRow {
  content: string
  claimed_at: string | null
  claimed_by_user_id: string | null
  claimed_by_visitor: string | null
  copied_content: string | null
  updated_at: string
}

/** The columns of the claim and the text of a suggestion. Its mood and author may be read before the claim. */
export const CLAIM_COLUMNS: (keyof ClaimRow)[] = [
  'content',
  'claimed_at',
  'claimed_by_user_id',
  'claimed_by_visitor',
  'copied_content',
  'updated_at',
]

/** The claim on a suggestion and its text. */
export interface Claim extends ClaimState {
  content: string
  /** The edited copy; null when it was copied unchanged, or is available. */
  copiedContent: string | null
  updatedAt: string
}

/** Converts a row of `CLAIM_COLUMNS`. */
export const toClaim = (row: ClaimRow): Claim => ({
  content: row.content,
  claimedAt: row.claimed_at,
  claimedByUserId: row.claimed_by_user_id,
  claimedByVisitor: row.claimed_by_visitor,
  copiedContent: row.copied_content,
  updatedAt: row.updated_at,
})

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
  copy_notified_at: null,
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
