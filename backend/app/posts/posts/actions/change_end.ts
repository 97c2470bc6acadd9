import type { EndRequest } from '#contract/posts/data/schedule'
import { notificationsSince } from '#core/database/rows/event_time'
import { now } from '#core/runtime/clock'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { beforeCommit } from '#core/events/before_commit'
import { postClosed, postNotFound } from '#posts/posts/errors'
import PostUpdated from '#posts/posts/events/post_updated'
import Post from '#posts/posts/models/post'
import { announceEnd } from '#posts/posts/repositories/end_posts'
import PostsPaced from '#posts/telling/events/posts_paced'
import { endOf } from '#posts/posts/rules/schedule'

/**
 * Ends a post that has started, extends it or opens it again, no longer pinned. The window of a pending post still begins
 * with its approval.
 */
export default class ChangeEnd {
  handle(id: string, request: EndRequest): Promise<void> {
    return inTransaction(async (trx) => {
      const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
      if (!post) throw postNotFound()
      if (post.startsAt !== null) throw postClosed('POST_SCHEDULED')
      const { hours = null, end, timeZone } = request
      const isWindow = post.approvedAt === null && end == null && hours !== 0
      const endsNow = post.approvedAt !== null && hours === 0
      const wasOver = post.endsAt !== null && post.endsAt <= now()
      // Who was told of it is forgotten, and notifications of it are no longer shown.
      const isOld = wasOver && post.endsAt! < notificationsSince()
      post.merge({
        windowHours: isWindow ? hours : null,
        endsAt: isWindow ? null : endOf(request, now()),
        endedAt: endsNow ? now() : null,
        ...((endsNow || wasOver) && { pinnedAt: null }),
        ...(timeZone !== undefined && { timeZone }),
      })
      await post.useTransaction(trx).save()
      if (endsNow) await announceEnd(trx, [post])
      else if (post.approvedAt !== null && post.pacing !== null && !isOld)
        await beforeCommit(trx, new PostsPaced([id]))
      afterCommit(trx, () => PostUpdated.dispatch(post.organizationId, id))
    })
  }
}
