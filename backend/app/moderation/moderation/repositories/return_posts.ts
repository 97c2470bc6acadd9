import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockPostsApprovedByHost, moderatePosts } from '#posts/public'

/** Returns the posts approved together with a host to the queue. Returns their number. */
export async function returnPosts(trx: TransactionClientContract, hostId: string): Promise<number> {
  const posts = await lockPostsApprovedByHost(trx, hostId)
  await moderatePosts(trx, posts, { status: 'pending', reason: null, moderatorId: null })
  return posts.length
}
