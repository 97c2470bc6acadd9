import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toInstant } from '#core/database/instant'
import type Post from '#posts/models/post'

/** Gives a post these tags and no others, each with the post's place in the public lists. */
export async function tagPost(
  trx: TransactionClientContract,
  post: Post,
  tagIds: readonly string[],
): Promise<void> {
  await trx.from('post_tags').where('post_id', post.id).delete()
  if (tagIds.length === 0) return
  const rows = tagIds.map((tag_id) => ({
    post_id: post.id,
    organization_id: post.organizationId,
    tag_id,
    created_at: toInstant(post.createdAt),
    listed: post.listed,
  }))
  await trx.table('post_tags').multiInsert(rows)
}
