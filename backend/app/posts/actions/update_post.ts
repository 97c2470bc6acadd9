import { now } from '#core/clock'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { acceptLink, type AcceptedLink } from '#links/public'
import { holdOrganizationIfAny } from '#organizations/public'
import { postNotFound } from '#posts/errors'
import PostApproved from '#posts/events/post_approved'
import PostUpdated from '#posts/events/post_updated'
import { findOrMakeTags } from '#posts/listing/find_or_make_tags'
import { placementOf, placePost } from '#posts/listing/place_post'
import Post from '#posts/models/post'

export interface PostChanges {
  title?: string
  url?: string
  comment?: string | null
  isPublic?: boolean
  isSensitive?: boolean
  tags?: string[]
}

interface PostToUpdate {
  id: string
  organizationId: string
  /** Whoever changes it looks after what everybody sees. */
  byModerator?: boolean
}

/**
 * Changes a post. What is absent stays; another link goes before the moderators again, and what they have marked as
 * sensitive stays so, unless one of them changes it.
 */
export default class UpdatePost {
  handle(
    { id, organizationId, byModerator }: PostToUpdate,
    { url, tags, isSensitive, ...changes }: PostChanges,
  ): Promise<void> {
    return inTransaction(async (trx) => {
      if (!(await holdOrganizationIfAny(trx, organizationId))) throw postNotFound()
      const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
      if (!post) throw postNotFound()
      const before = await placementOf(trx, post)
      const waited = post.approvedAt === null
      post.merge({ ...changes, updatedAt: now() })
      if (isSensitive !== undefined) mark(post, isSensitive, byModerator)
      if (url !== undefined && url !== post.url) relink(post, await acceptLink(url, trx))
      const tagIds = tags ? await findOrMakeTags(trx, tags) : before.tagIds
      await placePost(trx, post, tagIds, before)
      afterCommit(trx, () => PostUpdated.dispatch(post.organizationId, post.id))
      if (waited && post.approvedAt !== null)
        afterCommit(trx, () => PostApproved.dispatch(post.organizationId, post.id))
    })
  }
}

function mark(post: Post, isSensitive: boolean, byModerator = false): void {
  if (byModerator) post.merge({ isSensitive, sensitiveByModerator: isSensitive })
  else if (!post.sensitiveByModerator) post.merge({ isSensitive })
}

function relink(post: Post, link: AcceptedLink): void {
  if (link.url !== post.url) post.merge({ ...link, moderationReason: null })
}
