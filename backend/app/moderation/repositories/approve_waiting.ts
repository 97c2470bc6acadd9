import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { coveredHosts, judgeHosts, type HostDecision } from '#links/public'
import { lockPendingPosts, moderatePosts, pendingHosts, type ModeratedPost } from '#posts/public'

/**
 * Locks the posts that wait on a host, on others of its network, or below it, and that the list of hosts approves now; also
 * the one that a moderator looks at.
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
  /** The post among them that a moderator has approved itself. */
  decidedId?: string
}

/** Approves the posts that waited on a host. They remember it, so that this can be undone. Returns how many. */
export async function approveWaiting(
  trx: TransactionClientContract,
  { entry, posts, moderatorId, decidedId }: WaitingApproval,
): Promise<number> {
  const moderation = { status: 'approved', reason: null, moderatorId, hostId: entry.id, decidedId } as const
  await moderatePosts(trx, posts, moderation)
  return decidedId === undefined ? posts.length : posts.length - 1
}
