import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { administratorAction } from '#identity/public'
import { lockTag } from '#posts/posts/repositories/lock_tags'
import { removeTag } from '#posts/posts/repositories/remove_tag'

/** Deletes a tag, also on its posts. Returns how many posts had it. */
export default class DeleteTag {
  handle(id: string, actorId: string): Promise<number> {
    return inTransaction(async (trx) => {
      const postsCount = await removeTag(trx, { id, actorId })
      await completeAction(trx, postsCount)
      return postsCount
    })
  }
}

/** The deletion of a tag, which can be undone. Until it is carried out, posts can be given the tag. */
export const pendingTagDeletion = administratorAction<null>({
  name: 'tags.delete',
  check: lockTag,
  carryOut: removeTag,
})
