import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'
import { tellUnread } from '#posts/reading/tell_unread'

/** Marks posts as read by a person: those of their organizations; what else is named is left alone. */
export default class ReadPosts {
  handle(userId: string, postIds: readonly string[]): Promise<number> {
    return inTransaction(async (trx) => {
      const posts: { id: string }[] = await trx
        .from('posts')
        .join('memberships', 'memberships.organization_id', 'posts.organization_id')
        .join('organizations', 'organizations.id', 'posts.organization_id')
        .where('memberships.user_id', userId)
        .whereNull('organizations.deleted_at')
        .whereIn('posts.id', [...postIds])
        // Sorted, so that two clients of one person never wait for each other in a circle.
        .orderBy('posts.id')
        .select('posts.id')
      const read_at = toInstant(now())
      const rows = posts.map(({ id: post_id }) => ({ user_id: userId, post_id, read_at }))
      if (rows.length > 0)
        await trx.knexQuery().insert(rows).into('post_reads').onConflict(['user_id', 'post_id']).merge()
      return tellUnread(trx, userId)
    })
  }
}
