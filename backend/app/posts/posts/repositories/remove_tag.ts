import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordDecision } from '#core/events/decision_made'
import { lockTag } from '#posts/posts/repositories/lock_tags'
import { countPostsOfTag, deleteTag } from '#posts/posts/repositories/tags'

/** Deletes a tag, also on its posts, for an administrator. Returns how many posts had it. TAG_NOT_FOUND. */
export async function removeTag(
  trx: TransactionClientContract,
  { id, actorId }: { id: string; actorId: string },
): Promise<number> {
  const { name } = await lockTag(trx, id)
  const postsCount = await countPostsOfTag(trx, id)
  await deleteTag(trx, id)
  const before = { posts: String(postsCount) }
  await recordDecision(trx, { actorId, action: 'tag.deleted', targetId: id, subject: name, before })
  return postsCount
}
