import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { approvePostWithHost } from '#posts/links/repositories/approve_host'
import { recordHost } from '#posts/links/repositories/record_host'
import {
  decidePost,
  recordPostDecision,
  refusal,
  type PostDecision,
} from '#posts/moderation/repositories/decide_post'

export interface ModeratePostInput extends PostDecision {
  id: string
  /** Also approves the host, and with it the other posts that wait for it. */
  approveDomain?: boolean
}

export interface ApprovedHost {
  hostId: string
  approvedPosts: number
}

/**
 * Approves or rejects a pending post, or rejects a post that reports have hidden. If two moderators decide at the same
 * time, the second is refused.
 */
export default class ModeratePost {
  handle({ id, approveDomain = false, ...decision }: ModeratePostInput): Promise<ApprovedHost | null> {
    return inTransaction(async (trx) => {
      if (decision.action === 'approve' && approveDomain) return approveWithHost(trx, id, decision)
      await decidePost(trx, id, decision)
      return null
    })
  }
}

async function approveWithHost(
  trx: TransactionClientContract,
  id: string,
  decision: PostDecision,
): Promise<ApprovedHost> {
  const { moderatorId } = decision
  const approval = await approvePostWithHost(trx, id, moderatorId)
  if (approval === null) throw await refusal(trx, id)
  const { entry, post, approvedPosts } = approval
  await recordPostDecision(trx, post, decision)
  await recordHost(trx, {
    actorId: moderatorId,
    action: 'host.approved',
    before: null,
    after: entry,
    posts: approvedPosts,
  })
  const approved: ApprovedHost = { hostId: entry.id, approvedPosts }
  await completeAction(trx, approved)
  return approved
}
