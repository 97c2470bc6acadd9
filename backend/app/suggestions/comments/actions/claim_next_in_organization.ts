import db from '@adonisjs/lucid/services/db'
import type { Idempotency } from '#core/database/transactions/idempotency'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { LockedPost } from '#posts/public'
import { noSuggestionLeft } from '#suggestions/comments/errors'
import { hasClaimed } from '#suggestions/comments/queries/find_comment'
import { listWaitingIds, whyNothingWaits } from '#suggestions/comments/queries/waiting_posts'
import { findClaimByKey } from '#suggestions/comments/repositories/claim_keys'
import { claimNextOf } from '#suggestions/comments/repositories/next_claim'

export interface ClaimNextInOrganizationInput {
  organizationId: string
  userId: string
  /** A repeated request with the same key returns the suggestion that the first one has claimed. */
  idempotency?: Idempotency
}

/**
 * Claims the next suggestion of the first post that waits for a member: a post from which they have not copied,
 * because people comment once on a post, and with a suggestion by another author. Returns its id.
 */
export default class ClaimNextInOrganization {
  async handle(input: ClaimNextInOrganizationInput): Promise<string> {
    const { organizationId, userId } = input
    // Before the key is looked up: a concurrent request with the same key that commits in between removes one waiting
    // post, and is found.
    const postIds = await listWaitingIds(organizationId, userId)
    const known = await findClaimByKey(db.connection(), input)
    if (known !== null) return known
    // Tries a further post only when other members have claimed the rest of the previous one.
    for (const postId of postIds) {
      const id = await claimAt(postId, input)
      if (id !== null) return id
    }
    throw noSuggestionLeft(await whyNothingWaits(organizationId, userId))
  }
}

async function claimAt(postId: string, input: ClaimNextInOrganizationInput): Promise<string | null> {
  try {
    return await claimOnce(postId, input)
  } catch (error) {
    if (!isUniqueViolation(error, 'claim_keys')) throw error
    // A concurrent request with the same key was first, on another post.
    return findClaimByKey(db.connection(), input)
  }
}

function claimOnce(postId: string, input: ClaimNextInOrganizationInput): Promise<string | null> {
  return inTransaction(async (trx) => {
    const post = await LockedPost.lockIfExists(trx, postId)
    if (!post?.isApproved || post.closed !== null) return null
    const known = await findClaimByKey(trx, input)
    if (known !== null) return known
    if (await hasClaimed(postId, input.userId, trx)) return null
    return (await claimNextOf(trx, post, { ...input, isFirst: true })).id
  })
}
