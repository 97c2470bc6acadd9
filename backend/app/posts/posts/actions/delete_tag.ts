import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import { lockTag } from '#posts/posts/repositories/lock_tags'
import { countPostsOfTag, deleteTag } from '#posts/posts/repositories/tags'

/** Deletes a tag, also on its posts. Returns how many posts had it. */
export default class DeleteTag {
  handle(id: string, actorId: string): Promise<number> {
    return inTransaction(async (trx) => {
      const { name } = await lockTag(trx, id)
      const postsCount = await countPostsOfTag(trx, id)
      await deleteTag(trx, id)
      const before = { posts: String(postsCount) }
      await recordDecision(trx, { actorId, action: 'tag.deleted', targetId: id, subject: name, before })
      await completeAction(trx, postsCount)
      return postsCount
    })
  }
}
