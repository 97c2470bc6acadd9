import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { approveWaiting, lockWaiting } from '#posts/links/repositories/posts_of_host'
import { hostBlocked } from '#posts/links/errors'
import { judgeHosts } from '#posts/links/queries/judge_link'
import { findHostEntry, insertHost, lockHosts, type HostDecision } from '#posts/links/repositories/hosts'
import type { ModeratedPost } from '#posts/moderation/repositories/moderated_post'
import { findPendingHost } from '#posts/moderation/queries/pending_posts'

interface HostApproval {
  entry: HostDecision
  /** The post as it was before. */
  post: ModeratedPost
  /** How many other posts waited for the host and are approved too. */
  approvedPosts: number
}

/**
 * Approves the host of a pending post, the post, and the others that wait for the host. Null if the post is not pending.
 * All posts are locked together, so that concurrent moderators lock them in the same order: this avoids a deadlock.
 * HOST_BLOCKED, HOST_IS_SHORTENER.
 */
export async function approvePostWithHost(
  trx: TransactionClientContract,
  postId: string,
  moderatorId: string,
): Promise<HostApproval | null> {
  await lockHosts(trx)
  const host = await findPendingHost(trx, postId)
  if (host === null) return null
  const entry = await approvedEntry(trx, host, moderatorId)
  const posts = await lockWaiting(trx, { host, includesSubdomains: false }, postId)
  const post = posts.find(({ id }) => id === postId)
  if (!post) return null
  const approvedPosts = await approveWaiting(trx, { entry, posts, moderatorId, decidedId: postId })
  return { entry, post, approvedPosts }
}

/** The approved entry of a host, created if there is none. */
async function approvedEntry(
  trx: TransactionClientContract,
  host: string,
  moderatorId: string,
): Promise<HostDecision> {
  if ((await judgeHosts([host], trx)).get(host)?.isBlocked) throw hostBlocked()
  const entry = { host, name: host, includesSubdomains: false, isBlocked: false }
  return (await findHostEntry(trx, host)) ?? (await insertHost(trx, entry, { userId: moderatorId }))
}
