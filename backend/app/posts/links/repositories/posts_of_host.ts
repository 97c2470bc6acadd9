import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { coveredHosts } from '#posts/links/rules/hosts'
import { judgeHosts } from '#posts/links/queries/judge_link'
import type { HostDecision } from '#posts/links/repositories/hosts'
import {
  lockPendingPosts,
  lockPostsApprovedByHost,
} from '#posts/moderation/repositories/lock_moderated_posts'
import { setModeration } from '#posts/moderation/repositories/set_moderation'
import { pendingHosts } from '#posts/moderation/queries/pending_posts'
import type { ModeratedPost } from '#posts/moderation/repositories/moderated_post'

/**
 * Locks the pending posts that are approved with a host: posts of this host, of other hosts of its network, or of its
 * subdomains, unless another entry decides about them. Includes the post that the moderator decides about.
 */
export async function lockWaiting(
  trx: TransactionClientContract,
  { host, includesSubdomains }: Pick<HostDecision, 'host' | 'includesSubdomains'>,
  decidedId?: string,
): Promise<ModeratedPost[]> {
  const hosts = [host, ...coveredHosts(host)]
  const others = await pendingHosts({ hosts, below: includesSubdomains ? host : undefined }, trx)
  const waiting = decidedId === undefined ? others : [...new Set([host, ...others])]
  const judged = await judgeHosts(waiting, trx)
  const approved = waiting.filter((name) => judged.get(name)?.isBlocked === false)
  return approved.length === 0 ? [] : lockPendingPosts(trx, approved, decidedId)
}

interface WaitingApproval {
  entry: HostDecision
  posts: ModeratedPost[]
  moderatorId: string
  /** The post that the moderator has approved directly. */
  decidedId?: string
}

/**
 * Approves the posts that waited for a host, and stores the host with them, so that this can be undone. Returns their
 * number.
 */
export async function approveWaiting(
  trx: TransactionClientContract,
  { entry, posts, moderatorId, decidedId }: WaitingApproval,
): Promise<number> {
  const moderation = { status: 'approved', reason: null, moderatorId, hostId: entry.id, decidedId } as const
  await setModeration(trx, posts, moderation)
  return decidedId === undefined ? posts.length : posts.length - 1
}

/** Returns the posts approved together with a host to the queue. Returns their number. */
export async function returnPosts(trx: TransactionClientContract, hostId: string): Promise<number> {
  const posts = await lockPostsApprovedByHost(trx, hostId)
  await setModeration(trx, posts, { status: 'pending', reason: null, moderatorId: null })
  return posts.length
}
