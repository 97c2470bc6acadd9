import type { UpdatePostRequest } from '#contract/data/post'
import { now } from '#core/clock'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { acceptLink, shareHosts } from '#links/public'
import { requireMood } from '#moods/public'
import { lockOrganizationIfExists } from '#organizations/public'
import { postNotFound } from '#posts/errors'
import PostApproved from '#posts/events/post_approved'
import PostUpdated from '#posts/events/post_updated'
import Post from '#posts/models/post'
import { lockPlacement, savePost } from '#posts/repositories/save_post'
import { findOrCreateTags } from '#posts/repositories/tags'
import { setPicture } from '#previews/public'
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
      if (url !== undefined) await shareHosts(trx)
      if (!(await lockOrganizationIfExists(trx, organizationId))) throw postNotFound()
      const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
      if (!post) throw postNotFound()
      await requireMood(trx, changes.moodId)
      const before = await lockPlacement(trx, post)
      let newPicture = pictureId
      const wasApproved = post.approvedAt !== null
      post.merge({ ...changes, updatedAt: now() })
      if (isSensitive !== undefined) mark(post, isSensitive, byModerator)
      if (url !== undefined && url !== post.url) {
        const link = await acceptLink(url, trx)
        if (link.url !== post.url) {
          post.merge({ ...link, ...UNMODERATED, linkDescription: changes.linkDescription ?? null })
          newPicture ??= null
        }
      }
      await savePost(trx, post, tags ? await findOrCreateTags(trx, tags, userId) : before.tagIds, before)
      if (newPicture !== undefined) await setPicture(trx, { id: newPicture, userId, post })
      afterCommit(trx, () => PostUpdated.dispatch(post.organizationId, post.id))
      if (!wasApproved && post.approvedAt !== null)
        afterCommit(trx, () => PostApproved.dispatch(post.organizationId, post.id))
    })
  }
}

function mark(post: Post, isSensitive: boolean, byModerator: boolean): void {
  if (byModerator) post.merge({ isSensitive, sensitiveByModerator: isSensitive })
  else if (!post.sensitiveByModerator) post.merge({ isSensitive })
}
