import db from '@adonisjs/lucid/services/db'
import type { Idempotency } from '#core/database/idempotency'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { lockPostIfExists } from '#posts/public'
import { noSuggestionLeft } from '#comments/errors'
import { hasClaimed } from '#comments/queries/find_comment'
import { listWaitingPosts, whyNothingWaits } from '#comments/queries/waiting_posts'
import { findClaimByKey } from '#comments/repositories/claim_keys'
import { claimNextOf } from '#comments/repositories/next_claim'

export interface ClaimNextInOrganizationInput {
  organizationId: string
  userId: string
  /** A repeated request with the same key returns the suggestion that the first one has claimed. */
  idempotency?: Idempotency
}

/**
 * Claims the next suggestion of the newest post that waits for a member: one with a suggestion of somebody else, from
 * which they have not copied, because people comment once on a post. Returns its id.
 */
export default class ClaimNextInOrganization {
  async handle(input: ClaimNextInOrganizationInput): Promise<string> {
    const { organizationId, userId } = input
    // Before the key: a request with the same key that commits in between leaves one post less to wait, and is found.
    const postIds = await listWaitingPosts(organizationId, userId)
    const known = await findClaimByKey(db.connection(), input)
    if (known !== null) return known
    // A further post is tried only when somebody was faster at the one before.
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
    // A simultaneous request with the same key has chosen another post, and was first.
    return findClaimByKey(db.connection(), input)
  }
}

function claimOnce(postId: string, input: ClaimNextInOrganizationInput): Promise<string | null> {
  return inTransaction(async (trx) => {
    const post = await lockPostIfExists(trx, postId)
    if (!post?.isApproved) return null
    const known = await findClaimByKey(trx, input)
    if (known !== null) return known
    if (await hasClaimed(postId, input.userId, trx)) return null
    return (await claimNextOf(trx, post, { ...input, isFirst: true })).id
  })
}
