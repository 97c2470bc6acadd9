import { inTransaction } from '#core/database/transaction'
import { holdTag } from '#posts/listing/hold_tag'
import { removeTag } from '#posts/listing/merge_tags'
import { countPostsOfTag } from '#posts/queries/count_posts_of_tag'

/** Deletes a tag and takes it from every post that carries it. Answers how many these were. */
export default class DeleteTag {
  handle(id: string): Promise<number> {
    return inTransaction(async (trx) => {
      await holdTag(trx, id)
      const postsCount = await countPostsOfTag(trx, id)
      await removeTag(trx, id)
      return postsCount
    })
  }
}
