import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PredefinableTag } from '#contract/posts/data/tag'
import { lockByName } from '#core/database/transactions/advisory_lock'
import { slices } from '#core/database/rows/batches'
import { tagNotFound } from '#posts/posts/errors'
import { toTag, type TagRow } from '#posts/posts/rules/tags'

/**
 * Locks a tag exclusively, after one lock that all administrators take: this avoids a deadlock when two of them merge
 * tags.
 */
export async function lockTag(trx: TransactionClientContract, id: string): Promise<PredefinableTag> {
  await lockByName(trx, 'tags')
  const row: TagRow | null = await trx.from('tags').where('id', id).forUpdate().select('*').first()
  if (!row) throw tagNotFound()
  return toTag(row)
}

/**
 * Locks the tag with this name against deletion. Writers of posts may share the lock, because they only add posts to
 * the tag.
 */
export async function lockTagByName(
  trx: TransactionClientContract,
  name: string,
): Promise<PredefinableTag | null> {
  const row: TagRow | undefined = await trx.knexQuery().from('tags').where('name', name).forKeyShare().first()
  return row ? toTag(row) : null
}

/** The ids of the tags of a locked post, locked against deletion and merging. Writers of posts share the lock. */
export function lockTagsOfPost(trx: TransactionClientContract, postId: string): Promise<string[]> {
  return lockUnchanged(trx, async () => {
    const rows: { tag_id: string }[] = await trx.from('post_tags').where('post_id', postId).select('tag_id')
    return rows.map(({ tag_id }) => tag_id)
  })
}

/** The ids of the tags of each of these locked posts, locked like `lockTagsOfPost`. */
export async function lockTagsOfPosts(
  trx: TransactionClientContract,
  posts: readonly { id: string }[],
): Promise<Map<string, string[]>> {
  const tags = new Map<string, string[]>()
  await lockUnchanged(trx, async () => {
    tags.clear()
    for (const slice of slices(posts.map(({ id }) => id))) {
      const rows: { post_id: string; tag_id: string }[] = await trx
        .from('post_tags')
        .whereIn('post_id', slice)
        .select('post_id', 'tag_id')
      for (const { post_id, tag_id } of rows) tags.set(post_id, [...(tags.get(post_id) ?? []), tag_id])
    }
    return [...new Set([...tags.values()].flat())]
  })
  return tags
}

/** Locks every tag of the posts of a locked organization, like `lockTagsOfPost`. */
export async function lockTagsOfOrganization(
  trx: TransactionClientContract,
  organizationId: string,
): Promise<void> {
  await lockUnchanged(trx, async () => {
    const rows: { tag_id: string }[] = await trx
      .from('post_tags')
      .where('organization_id', organizationId)
      .distinct('tag_id')
    return rows.map(({ tag_id }) => tag_id)
  })
}

/** Locks the tags with the ids that `readIds` returns, and retries while one of them was deleted in between. */
async function lockUnchanged(
  trx: TransactionClientContract,
  readIds: () => Promise<string[]>,
): Promise<string[]> {
  for (;;) {
    const ids = await readIds()
    if (ids.length === 0) return ids
    const locked = await trx.knexQuery().from('tags').whereIn('id', ids).forKeyShare().select('id')
    if (locked.length === ids.length) return ids
  }
}
