import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listTagsAndWords } from '#posts/posts/repositories/listed_copies'
import { lockTagsOfOrganization } from '#posts/posts/repositories/lock_tags'

/** Subtracts the posts from their lists, by the day of their creation. */
const SUBTRACT = `
  with leaving as (
    select id, substr(cast(created_at as varchar(30)), 1, 10) as day
    from posts where organization_id = ? and listed
  )
  insert into feed_deltas (feed, day, n)
  select 'all', day, -count(*) from leaving group by day
  union all
  select cast(? as varchar(64)), day, -count(*) from leaving group by day
  union all
  select 'tag:' || cast(post_tags.tag_id as varchar(36)), leaving.day, -count(*)
  from leaving join post_tags on post_tags.post_id = leaving.id group by post_tags.tag_id, leaving.day`

/** Removes every post of a locked organization from the public lists. One statement per table, for any number of posts. */
export async function unlistPosts(trx: TransactionClientContract, organizationId: string): Promise<void> {
  await lockTagsOfOrganization(trx, organizationId)
  await trx.rawQuery(SUBTRACT, [organizationId, `organization:${organizationId}`])
  const posts = trx.from('posts').where('organization_id', organizationId).select('id')
  await listTagsAndWords(trx, posts, false)
  await trx
    .from('posts')
    .where('organization_id', organizationId)
    .where('listed', true)
    .update({ listed: false })
}
