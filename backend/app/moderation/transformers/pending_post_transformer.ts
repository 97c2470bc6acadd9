import type { PendingPost } from '#contract/data/moderation'
import { instantToIso } from '#core/database/instant'
import type { QueuedPost } from '#moderation/queries/list_queue'

/** A pending post, as moderators see it: of a private one title, link and host only. */
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
    details: isPublic ? detailsOf(post) : null,
    othersOfHost,
    hostCanBeApproved,
    isHostApproved,
    moderationReason,
  }
}

function detailsOf({ comment, isSensitive, author, organization, tags }: QueuedPost) {
  const { id, name, slug } = organization
  return {
    comment,
    isSensitive,
    creator: author && { name: author.name },
    organization: { id, name, slug },
    tags,
  }
}
