import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { UpdatePostRequest } from '#contract/data/post'
import { FIRST_PUBLIC_POST } from '#contract/rules/post'
import { now } from '#core/clock'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { acceptLink, shareHosts } from '#links/public'
import { requireMood } from '#moods/public'
import { lockOrganizationIfExists } from '#organizations/public'
import { postNotFound } from '#posts/errors'
import PostApproved from '#posts/events/post_approved'
import PostUpdated from '#posts/events/post_updated'
import Post from '#posts/models/post'
import { countPublication } from '#posts/repositories/publications'
import { lockPlacement, savePost } from '#posts/repositories/save_post'
import { findOrCreateTags } from '#posts/repositories/tags'
import { setPicture } from '#previews/public'
import { firstModeration } from '#posts/rules/first_public_post'
import { UNMODERATED } from '#posts/rules/unmoderated'

interface Target {
  id: string
  organizationId: string
  /** Whose new tags and picture they are. */
  userId?: string
  byModerator?: boolean
}

/** Edits a post; absent fields stay unchanged. Another link is moderated again and has another picture, and only a moderator changes a moderator's mark. */
export default class UpdatePost {
  handle(
    { id, organizationId, userId, byModerator = false }: Target,
    { url, tags, isSensitive, pictureId, ...changes }: UpdatePostRequest,
  ): Promise<void> {
    return inTransaction(async (trx) => {
      if (url !== undefined || changes.isPublic !== undefined) await shareHosts(trx)
      const organization = await lockOrganizationIfExists(trx, organizationId)
      if (!organization) throw postNotFound()
      const isReviewed = organization.publicReviewedAt !== null
      const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
      if (!post) throw postNotFound()
      await requireMood(trx, changes.moodId)
      const wasPublic = post.isPublic
      if (changes.isPublic === true && !wasPublic && userId !== undefined)
        await countPublication(trx, { organizationId, userId, isReviewed })
      const before = await lockPlacement(trx, post)
      let newPicture = pictureId
      const wasApproved = post.approvedAt !== null
      post.merge({ ...changes, updatedAt: now() })
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
      await savePost(trx, post, tags ? await findOrCreateTags(trx, tags, userId) : before.tagIds, before)
      if (newPicture !== undefined) await setPicture(trx, { id: newPicture, userId, post })
      afterCommit(trx, () => PostUpdated.dispatch(post.organizationId, post.id))
      if (!wasApproved && post.approvedAt !== null)
        afterCommit(trx, () => PostApproved.dispatch(post.organizationId, post.id))
    })
  }
}

/** Whether a post waits for a first look depends on who sees it; what a moderator has rejected stays so. */
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
