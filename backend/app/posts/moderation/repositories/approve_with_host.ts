import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { approvePostWithHost } from '#posts/links/repositories/approve_host'
import { recordHost } from '#posts/links/repositories/record_host'
import { recordPostDecisions, refusal, type PostDecision } from '#posts/moderation/repositories/decide_post'

export interface ApprovedHost {
  hostId: string
  approvedPosts: number
}

/** Approves a pending post and its host, and with it the other posts that wait for the host. */
export async function approveWithHost(
  trx: TransactionClientContract,
  id: string,
  decision: PostDecision,
): Promise<ApprovedHost> {
  const { moderatorId } = decision
  const approval = await approvePostWithHost(trx, id, moderatorId)
  if (approval === null) throw await refusal(trx, id)
  const { entry, post, approvedPosts } = approval
  await recordPostDecisions(trx, [post], decision)
  await recordHost(trx, {
    actorId: moderatorId,
    action: 'host.approved',
    before: null,
    after: entry,
    posts: approvedPosts,
  })
  return { hostId: entry.id, approvedPosts }
}
