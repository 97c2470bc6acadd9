import type { PendingPost } from '#contract/moderation/data/moderation'
import { instantToIso } from '#core/database/rows/instant'
import { contentForModerator, type QueuedPost } from '#posts/public'

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
    ...(isPublic ? contentForModerator(post) : NO_CONTENT),
    othersOfHost,
    hostCanBeApproved,
    isHostApproved,
    moderationReason,
  }
}
