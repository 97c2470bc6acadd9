import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { findHostEntry, hostBlocked, insertHost, judgeHosts, lockHosts } from '#posts/public'
import type { HostDecision } from '#posts/public'
import { approveWaiting, lockWaiting } from '#moderation/moderation/repositories/approve_waiting'
import {
  decidePost,
  recordPostDecision,
  refusal,
  type PostDecision,
} from '#moderation/moderation/repositories/decide_post'
import { recordHost } from '#moderation/moderation/repositories/record_host'
import { findPendingHost } from '#posts/public'

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

/**
 * Locks all posts of the host together, so that concurrent moderators lock them in the same order: this avoids a
 * deadlock.
 */
async function approveWithHost(
  trx: TransactionClientContract,
  id: string,
  decision: PostDecision,
): Promise<ApprovedHost> {
  const { moderatorId } = decision
  await lockHosts(trx)
  const host = await findPendingHost(trx, id)
  if (host === null) throw await refusal(trx, id)
  const entry = await approvedEntry(trx, host, moderatorId)
  const posts = await lockWaiting(trx, { host, includesSubdomains: false }, id)
  const post = posts.find((waiting) => waiting.id === id)
  if (!post) throw await refusal(trx, id)
  const approvedPosts = await approveWaiting(trx, { entry, posts, moderatorId, decidedId: id })
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

/** The approved entry of a host, created if there is none. HOST_BLOCKED, HOST_IS_SHORTENER. */
async function approvedEntry(
  trx: TransactionClientContract,
  host: string,
  moderatorId: string,
): Promise<HostDecision> {
  if ((await judgeHosts([host], trx)).get(host)?.isBlocked) throw hostBlocked()
  const entry = { host, name: host, includesSubdomains: false, isBlocked: false }
  return (await findHostEntry(trx, host)) ?? (await insertHost(trx, entry, { userId: moderatorId }))
}
