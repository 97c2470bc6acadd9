import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toInstant } from '#core/database/rows/instant'
import { findMembership } from '#organizations/public'
import { textColumns } from '#posts/posts/rules/authored_texts'
import type Post from '#posts/posts/models/post'

/**
 * Stores a post as its author last saw it, before the first change after they left the organization. Call it with a
 * locked post that has been changed but not saved.
 */
export async function keepAuthorVersion(trx: TransactionClientContract, post: Post): Promise<void> {
  const { id, userId, organizationId } = post
  if (userId === null || !post.$isDirty) return
  if (await findMembership(userId, organizationId, trx)) return deleteAuthorVersion(trx, id)
  const seen = post.$original as Post
  const row = {
    post_id: id,
    user_id: userId,
    ...textColumns(seen),
    mood_id: seen.moodId,
    tags: JSON.stringify(await tagNamesOf(trx, id)),
    is_public: seen.isPublic,
    is_sensitive: seen.isSensitive,
    moderation_status: seen.moderationStatus,
    moderation_reason: seen.moderationReason,
    updated_at: toInstant(seen.updatedAt),
  }
  await trx.knexQuery().insert(row).into('author_versions').onConflict('post_id').ignore()
}

/** An author who has rejoined sees the post itself. */
async function deleteAuthorVersion(trx: TransactionClientContract, postId: string): Promise<void> {
  await trx.from('author_versions').where('post_id', postId).delete()
}

async function tagNamesOf(trx: TransactionClientContract, postId: string): Promise<string[]> {
  const rows: { name: string }[] = await trx
    .from('post_tags')
    .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
    .where('post_tags.post_id', postId)
    .orderBy('tags.name')
    .select('tags.name')
  return rows.map(({ name }) => name)
}
