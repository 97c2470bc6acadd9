import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import type { LockedPost } from '#posts/public'
import { beforeCommit } from '#core/events/before_commit'
import { ClaimMade } from '#suggestions/comments/events/suggestion_claimed'
import { ClaimsEnded } from '#suggestions/comments/events/suggestion_released'
import { commentNotFound, copyLimitReached } from '#suggestions/comments/errors'
import { findCopyLimit } from '#suggestions/comments/queries/copy_limit'
import { deleteUsedTexts } from '#suggestions/comments/repositories/used_texts'
import { planCopyNotification } from '#suggestions/comments/repositories/copy_notifications'
import { updateSupply } from '#suggestions/comments/repositories/update_supply'
import {
  CLAIM_COLUMNS,
  claimedBy,
  RELEASED,
  toClaim,
  visitorClaimsEndBefore,
  type Claim,
  type Claimant,
  type ClaimRow,
  type ClaimState,
} from '#suggestions/comments/rules/claim_state'

interface ReleasedRow {
  id: string
  content: string
}

const RELEASED_COLUMNS = ['id', 'content']

/** The text of a suggestion of a locked post, and its claim if it has one. COMMENT_NOT_FOUND. */
export async function findClaim(
  trx: TransactionClientContract,
  post: LockedPost,
  id: string,
): Promise<Claim> {
  const row: ClaimRow | null = await trx
    .from('comments')
    .where({ id, post_id: post.id })
    .whereNull('parent_id')
    .select(CLAIM_COLUMNS)
    .first()
  if (row === null) throw commentNotFound()
  return toClaim(row)
}

/**
 * Claims an available suggestion of a locked post, even one reserved for others. Null when it is already claimed;
 * COPY_LIMIT_REACHED for a member who has to leave it to colleagues.
 */
export async function claimIfAvailable(
  trx: TransactionClientContract,
  post: LockedPost,
  id: string,
  claimant: Claimant,
): Promise<Claim | null> {
  const limit = await limitOf(trx, post, claimant)
  const [claimed]: ClaimRow[] = await trx
    .from('comments')
    .where({ id, post_id: post.id })
    .whereNull('parent_id')
    .whereNull('claimed_at')
    .update(claimedBy(claimant), CLAIM_COLUMNS)
  if (claimed === undefined) return null
  if (limit !== null) throw copyLimitReached(limit)
  const reservations = trx.from('suggestion_reservations').where('comment_id', id)
  if ('userId' in claimant) void reservations.orWhere({ post_id: post.id, user_id: claimant.userId })
  await reservations.delete()
  if ('userId' in claimant) planCopyNotification(post)
  await updateSupply(trx, post, { available: -1 })
  const claim = toClaim(claimed)
  const suggestion = { id, content: claim.content }
  const event = [post.organizationId, post.id, suggestion, !('userId' in claimant), post.hasWebhooks] as const
  await beforeCommit(trx, new ClaimMade(...event))
  return claim
}

function limitOf(trx: TransactionClientContract, { id, organizationId }: LockedPost, claimant: Claimant) {
  if (!('userId' in claimant) || claimant.isFirst) return null
  return findCopyLimit(trx, { organizationId, postId: id, userId: claimant.userId })
}

/** Releases a claim on a suggestion of a locked post. False when the given claim has already ended. */
export async function releaseClaim(
  trx: TransactionClientContract,
  post: LockedPost,
  id: string,
  { claimedAt, claimedByVisitor }: ClaimState,
): Promise<boolean> {
  if (claimedAt === null) return false
  const released: ReleasedRow[] = await trx
    .from('comments')
    .where({ id, post_id: post.id, claimed_at: claimedAt })
    .update(RELEASED, RELEASED_COLUMNS)
  if (released.length !== 1) return false
  await deleteUsedTexts(trx, [id], { copied: true })
  if (claimedByVisitor !== null) await trx.from('visitor_claims').where('comment_id', id).delete()
  await updateSupply(trx, post, { available: 1, releasedClaimAt: fromInstant(claimedAt) })
  await beforeCommit(trx, new ClaimsEnded(post.organizationId, post.id, released, post.hasWebhooks))
  return true
}

/** Releases the expired claims of visitors on a locked post. */
export async function releaseExpiredVisitorClaims(
  trx: TransactionClientContract,
  post: LockedPost,
): Promise<void> {
  const end = toInstant(visitorClaimsEndBefore())
  const released: ReleasedRow[] = await trx
    .from('comments')
    .where('post_id', post.id)
    .whereNotNull('claimed_by_visitor')
    .where('claimed_at', '<=', end)
    .update(RELEASED, RELEASED_COLUMNS)
  if (released.length === 0) return
  await trx.from('visitor_claims').where('post_id', post.id).where('created_at', '<=', end).delete()
  const available = trx.from('comments').where('post_id', post.id).whereNull('claimed_at').select('id')
  await trx
    .from('used_texts')
    .where({ post_id: post.id, copied: true })
    .whereIn('comment_id', available)
    .delete()
  await updateSupply(trx, post, { available: released.length })
  await beforeCommit(trx, new ClaimsEnded(post.organizationId, post.id, released, post.hasWebhooks))
}
