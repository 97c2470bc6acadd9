import { inTransaction } from '#core/database/transaction'
import { lockTag } from '#posts/repositories/lock_tags'
import { countPostsOfTag, deleteTag } from '#posts/repositories/tags'

/** Deletes a tag, also on its posts. Returns how many posts had it. */
export default class DeleteTag {
  handle(id: string): Promise<number> {
    return inTransaction(async (trx) => {
      await lockTag(trx, id)
      const postsCount = await countPostsOfTag(trx, id)
      await deleteTag(trx, id)
      return postsCount
    })
  }
}
