import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { UpdatePostRequest } from '#contract/posts/data/post'
import { FIRST_PUBLIC_POST } from '#contract/posts/rules/post'
import { now } from '#core/runtime/clock'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { acceptLink } from '#posts/links/queries/judge_link'
import { shareHosts } from '#posts/links/repositories/hosts'
import { requireMoods } from '#posts/posts/repositories/require_moods'
import { lockOrganization } from '#organizations/public'
import { postNotFound, postStarted } from '#posts/posts/errors'
import PostApproved from '#posts/posts/events/post_approved'
import PostUpdated from '#posts/posts/events/post_updated'
import Post from '#posts/posts/models/post'
import { countPublication } from '#posts/posts/repositories/publications'
import { lockPlacement, savePost } from '#posts/posts/repositories/save_post'
import { viewersOfPost } from '#posts/posts/repositories/viewers'
import { findOrCreateTags } from '#posts/posts/repositories/tags'
import { setPicture } from '#posts/previews/repositories/set_picture'
import { scheduleOf } from '#posts/posts/rules/schedule'
import { announceStart, startPost } from '#posts/posts/repositories/start_post'
import { firstModeration, UNMODERATED } from '#posts/posts/rules/first_public_post'

interface Target {
  id: string
  organizationId: string
  /** The user who adds new tags and the picture. */
  userId?: string
  byModerator?: boolean
}

/**
 * Edits a post; absent fields are unchanged. A new link is moderated again and gets another picture. Only a moderator
 * changes a moderator's mark. A schedule without a start starts the post; POST_STARTED once it has.
 */
export default class UpdatePost {
  handle(
    { id, organizationId, userId, byModerator = false }: Target,
    { url, tags, isSensitive, pictureId, schedule, membersPrepare, ...changes }: UpdatePostRequest,
  ): Promise<void> {
    return inTransaction(async (trx) => {
      if (url !== undefined || changes.isPublic !== undefined) await shareHosts(trx)
      const organization = await lockOrganization(trx, organizationId, { ifExists: true })
      if (!organization) throw postNotFound()
      const isReviewed = organization.publicReviewedAt !== null
      const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
      if (!post) throw postNotFound()
      await requireMoods(trx, [changes.moodId])
      const { startsAt: plannedStart, isPublic: wasPublic } = post
      if (plannedStart === null && (schedule !== undefined || membersPrepare !== undefined))
        throw postStarted()
      if (changes.isPublic === true && !wasPublic && userId !== undefined)
        await countPublication(trx, { organizationId, userId, isReviewed })
      const before = await lockPlacement(trx, post)
      let newPicture = pictureId
      const wasApproved = post.approvedAt !== null
      const hasPrepared = post.membersPrepare
      post.merge({ ...changes, updatedAt: now() })
      if (schedule !== undefined) post.merge(scheduleOf(schedule, organization.postWindowHours))
      if (membersPrepare !== undefined) post.merge({ membersPrepare })
      const starts = plannedStart !== null && post.startsAt === null
      if (starts) await startPost(trx, post, organization)
      if (isSensitive !== undefined) mark(post, isSensitive, byModerator)
      if (url !== undefined && url !== post.url) {
        const link = await acceptLink(url, trx)
        if (link.url !== post.url) {
          const { isPublic } = post
          post.merge({ ...link, ...UNMODERATED, linkDescription: changes.linkDescription ?? null })
          post.merge(firstModeration({ isPublic, isReviewed, moderationStatus: link.moderationStatus }))
          newPicture ??= null
        }
      }
      if (post.isPublic !== wasPublic) await judgeAgain(trx, post, isReviewed)
      await savePost(
        trx,
        post,
        tags
          ? await findOrCreateTags(trx, tags, userId === undefined ? undefined : { userId })
          : before.tagIds,
        before,
      )
      if (newPicture !== undefined) await setPicture(trx, { id: newPicture, userId, post })
      if (starts) await announceStart(trx, post, organization.hasWebhooks)
      // Members who prepared suggestions learn that they do no longer.
      const viewers = hasPrepared ? null : await viewersOfPost(trx, post)
      afterCommit(trx, () => PostUpdated.dispatch(post.organizationId, post.id, viewers))
      if (!starts && !wasApproved && post.approvedAt !== null)
        afterCommit(trx, () => PostApproved.dispatch(post.organizationId, post.id))
    })
  }
}

/** Whether a post waits for a first review depends on its visibility; a rejected post remains rejected. */
async function judgeAgain(trx: TransactionClientContract, post: Post, isReviewed: boolean): Promise<void> {
  const { isPublic, moderationStatus, moderationReason } = post
  const waits = isPublic && !isReviewed
  if (moderationStatus === 'rejected' || (!waits && moderationReason !== FIRST_PUBLIC_POST)) return
  const judged = waits ? moderationStatus : (await acceptLink(post.url, trx)).moderationStatus
  post.merge({ ...UNMODERATED, ...firstModeration({ isPublic, isReviewed, moderationStatus: judged }) })
}

function mark(post: Post, isSensitive: boolean, byModerator: boolean): void {
  if (byModerator) post.merge({ isSensitive, sensitiveByModerator: isSensitive })
  else if (!post.sensitiveByModerator) post.merge({ isSensitive })
}
