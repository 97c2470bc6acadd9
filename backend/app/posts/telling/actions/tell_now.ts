import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { postNotFound } from '#posts/posts/errors'
import PostUpdated from '#posts/posts/events/post_updated'
import Post from '#posts/posts/models/post'
import { requireNotOver } from '#posts/posts/repositories/featured_posts'
import { postNotPaced } from '#posts/telling/errors'
import { tellAtOnce } from '#posts/telling/repositories/tell_at_once'

/** Tells all members of a paced post now, or when it starts, those with quiet hours after these. POST_NOT_PACED, POST_ENDED. */
export default class TellNow {
  handle(id: string): Promise<void> {
    return inTransaction(async (trx) => {
      const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
      if (!post) throw postNotFound()
      requireNotOver(post)
      if (post.pacing === null) throw postNotPaced()
      if (post.pacing === 'now') return
      await tellAtOnce(trx, post)
      afterCommit(trx, () => PostUpdated.dispatch(post.organizationId, id))
    })
  }
}
