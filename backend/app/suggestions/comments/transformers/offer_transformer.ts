import type { Post } from '#contract/posts/data/post'
import type { Offer, OrganizationClaim } from '#contract/suggestions/data/offer'
import { instantToIso } from '#core/database/rows/instant'
import type { OfferRecord } from '#suggestions/comments/queries/list_offers'
import { isClaimed } from '#suggestions/comments/rules/claim_state'

/** A post with what a member could copy there. */
export function forTray(
  { post, isUnread, available, whyNone, suggestions, nextId }: OfferRecord,
  userId: string,
): Offer {
  return {
    post: {
      id: post.id,
      title: post.title,
      postUrl: post.url,
      host: post.host,
      isSensitive: Boolean(post.is_sensitive),
      isImportant: post.important_at !== null,
      createdAt: instantToIso(post.created_at),
      userName: post.user_name,
    },
    available,
    whyNone,
    total: post.comments_count,
    unread: isUnread,
    suggestions: suggestions.map((suggestion) => {
      const { id, content, isAiGenerated, mood, copiedContent, createdAt, claimedByUserId } = suggestion
      const isLocked = isClaimed(suggestion)
      return {
        id,
        content,
        isAiGenerated,
        isLocked,
        claimedByYou: isLocked && claimedByUserId === userId,
        mood,
        createdAt: instantToIso(createdAt),
        isNext: id === nextId,
        copiedContent: isLocked && claimedByUserId === userId ? copiedContent : null,
      }
    }),
  }
}

/** The post of a claim, as far as a client needs it to open the post and to name it. */
export function postForTray({
  id,
  title,
  url,
  isSensitive,
}: Pick<Post, 'id' | 'title' | 'url' | 'isSensitive'>): OrganizationClaim['post'] {
  return { id, title, postUrl: url, isSensitive }
}
