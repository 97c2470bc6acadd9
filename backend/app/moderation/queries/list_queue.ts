import { isShortener, judgeHosts } from '#links/public'
import type { PageRequest } from '#core/pagination'
import { countPendingByHost, listPendingPosts, type PostRecord } from '#posts/public'

/** A pending post, and what approving its host would mean. */
export interface QueuedPost extends PostRecord {
  othersOfHost: number
  hostCanBeApproved: boolean
}

/** A page of the queue, oldest first. */
export async function listQueue(page: PageRequest): Promise<QueuedPost[]> {
  const posts = await listPendingPosts(page)
  const hosts = [...new Set(posts.map(({ host }) => host))]
  const waiting = await countPendingByHost(hosts)
  const judged = await judgeHosts(hosts)
  return posts.map((post) => ({
    ...post,
    othersOfHost: Math.max(0, (waiting.get(post.host) ?? 1) - 1),
    hostCanBeApproved: !isShortener(post.host) && !judged.get(post.host)?.isBlocked,
  }))
}
