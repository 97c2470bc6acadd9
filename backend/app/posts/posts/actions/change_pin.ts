import { PINNED_MAX } from '#contract/core/rules/limits'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import { pinLimitReached } from '#posts/posts/errors'
import PostUpdated from '#posts/posts/events/post_updated'
import { countPinned, lockFeatured, requireNotOver } from '#posts/posts/repositories/featured_posts'
import { viewersOfPost } from '#posts/posts/repositories/viewers'

interface ChangePinInput {
  id: string
  organizationId: string
  isPinned: boolean
}

/** Pins a post, at most `PINNED_MAX` of an organization, or unpins it. PIN_LIMIT_REACHED, POST_ENDED. */
export default class ChangePin {
  handle({ id, organizationId, isPinned }: ChangePinInput): Promise<void> {
    return inTransaction(async (trx) => {
      const { post } = await lockFeatured(trx, { id, organizationId })
      if (isPinned) requireNotOver(post)
      if (isPinned === (post.pinnedAt !== null)) return
      if (isPinned && (await countPinned(trx, organizationId)) >= PINNED_MAX)
        throw pinLimitReached(PINNED_MAX)
      const pinnedAt = isPinned ? toInstant(now()) : null
      await trx.from('posts').where('id', id).update({ pinned_at: pinnedAt })
      const viewers = await viewersOfPost(trx, post)
      afterCommit(trx, () => PostUpdated.dispatch(organizationId, id, viewers))
    })
  }
}
