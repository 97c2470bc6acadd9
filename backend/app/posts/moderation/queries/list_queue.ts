import { judgeHosts } from '#posts/links/queries/judge_link'
import { isShortener } from '#posts/links/rules/is_shortener'
import { coveredHosts } from '#posts/links/rules/hosts'
import type { PostRecord } from '#posts/posts/models/post_record'
import { countPendingByHost, listPendingPosts } from '#posts/moderation/queries/pending_posts'
import { FIRST_PUBLIC_POST } from '#contract/posts/rules/post'
import type { PageRequest } from '#core/http/validation/pagination'

/** A pending post, and the effect of approving its host. */
export interface QueuedPost extends PostRecord {
  othersOfHost: number
  isHostApproved: boolean
  hostCanBeApproved: boolean
}

/** A page of the queue, oldest first. */
export async function listQueue(page: PageRequest): Promise<QueuedPost[]> {
  const posts = await listPendingPosts(page)
  const hosts = [...new Set(posts.map(({ host }) => host))]
  const waiting = await countPendingByHost([...new Set(hosts.flatMap(withCovered))])
  const judged = await judgeHosts(hosts)
  return posts.map((post) => ({
    ...post,
    othersOfHost: othersOf(post, sum(withCovered(post.host), waiting)),
    isHostApproved: judged.get(post.host)?.isBlocked === false,
    hostCanBeApproved: !isShortener(post.host) && !judged.has(post.host),
  }))
}

/** The hosts that are approved together with a host. */
const withCovered = (host: string) => [host, ...coveredHosts(host)]

const sum = (hosts: readonly string[], counts: ReadonlyMap<string, number>) =>
  hosts.reduce((total, host) => total + (counts.get(host) ?? 0), 0)

/** A post that waits for the first review of its organization is not counted among those that wait for its host. */
function othersOf({ moderationReason }: PostRecord, waiting: number): number {
  return moderationReason === FIRST_PUBLIC_POST ? waiting : Math.max(0, waiting - 1)
}
