import type { ModeratedContent, PendingPost } from '#contract/moderation/data/moderation'
import { instantToIso } from '#core/database/rows/instant'
import type { QueuedPost } from '#posts/moderation/queries/list_queue'
import { forVisitor } from '#posts/posts/transformers/post_transformer'

const NO_CONTENT = { comment: null, isSensitive: false, creator: null, organization: null, tags: [] }

/** A pending post, as moderators see it: title, link and host only, if it is private. */
export function forModerator(post: QueuedPost): PendingPost {
  const {
    id,
    title,
    url,
    host,
    isPublic,
    othersOfHost,
    hostCanBeApproved,
    isHostApproved,
    moderationReason,
  } = post
  return {
    id,
    title,
    url,
    host,
    isPublic,
    createdAt: instantToIso(post.createdAt),
    ...(isPublic ? contentOf(post) : NO_CONTENT),
    othersOfHost,
    hostCanBeApproved,
    isHostApproved,
    moderationReason,
  }
}

/** Of a public post, moderators see what visitors see. */
function contentOf(post: QueuedPost): ModeratedContent {
  const { comment, isSensitive, creator, organization, tags } = forVisitor(post)
  return { comment, isSensitive, creator, organization, tags }
}
