import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import type { WebhookPost } from '#contract/notifications/data/webhook'
import type { MembershipsBegun } from '#organizations/organizations/events/member_joined'
import type { MembershipsEnded } from '#organizations/organizations/events/member_left'
import type { PostsApproved } from '#posts/posts/events/post_approved'
import type PostCreated from '#posts/posts/events/post_created'
import type { PostStarted } from '#posts/posts/events/post_created'
import type { PostsDeleted } from '#posts/posts/events/post_deleted'
import { listPostFacts, type PostFacts } from '#posts/public'
import { listSuggestionFacts, type SuggestionFacts } from '#suggestions/public'
import type { SuggestionsAdded } from '#suggestions/comments/events/suggestion_added'
import type { ClaimMade } from '#suggestions/comments/events/suggestion_claimed'
import type { ClaimsEnded } from '#suggestions/comments/events/suggestion_released'
import { queueMessages } from '#notifications/webhooks/repositories/outbox'

// Each event of an organization as messages, in its transaction.

interface OfOrganization {
  organizationId: string
  hasWebhooks: boolean
}

const toPost = (facts: PostFacts): WebhookPost => ({ ...facts, address: `${env.appUrl}/posts/${facts.id}` })

/** The organizations whose webhooks have to be asked for. */
const organizationsOf = (events: readonly OfOrganization[]) =>
  events.filter(({ hasWebhooks }) => hasWebhooks).map(({ organizationId }) => organizationId)

export function queueCreated(trx: TransactionClientContract, event: PostCreated): Promise<void> {
  const { organizationId, postId } = event
  return queueMessages(trx, organizationsOf([event]), async () => {
    const posts = await listPostFacts(trx, [postId])
    return posts.map((post) => ({ organizationId, type: 'post.created' as const, data: toPost(post) }))
  })
}

export async function queueApproved(
  trx: TransactionClientContract,
  { postIds }: PostsApproved,
): Promise<void> {
  const posts = await listPostFacts(trx, postIds)
  const organizationIds = posts.map(({ organizationId }) => organizationId)
  await queueMessages(trx, organizationIds, () =>
    posts.map((post) => ({
      organizationId: post.organizationId,
      type: 'post.approved' as const,
      data: toPost(post),
    })),
  )
}

export function queueDeleted(trx: TransactionClientContract, event: PostsDeleted): Promise<void> {
  const { organizationId, postIds } = event
  return queueMessages(trx, organizationsOf([event]), () =>
    postIds.map((id) => ({ organizationId, type: 'post.deleted' as const, data: { id, organizationId } })),
  )
}

/** The suggestions of a scheduled post are sent when it starts, after the post. */
export async function queueAdded(trx: TransactionClientContract, event: SuggestionsAdded): Promise<void> {
  if (event.isScheduled) return
  await queueMessages(trx, organizationsOf([event]), () => event.suggestions.map(toAdded(event)))
}

export function queueStarted(trx: TransactionClientContract, event: PostStarted): Promise<void> {
  return queueMessages(trx, organizationsOf([event]), async () => {
    const suggestions = await listSuggestionFacts(trx, event.postId)
    return suggestions.map(toAdded(event))
  })
}

const toAdded =
  ({ organizationId, postId }: { organizationId: string; postId: string }) =>
  ({ id, content: text, userId: authorId, isAiGenerated }: SuggestionFacts) => ({
    organizationId,
    type: 'suggestion.added' as const,
    data: { id, postId, organizationId, text, authorId, isAiGenerated },
  })

export function queueClaimed(trx: TransactionClientContract, event: ClaimMade): Promise<void> {
  const { organizationId, postId, byVisitor } = event
  const { id, content: text } = event.suggestion
  const data = { id, postId, organizationId, text, byVisitor }
  return queueMessages(trx, organizationsOf([event]), () => [
    { organizationId, type: 'suggestion.claimed', data },
  ])
}

export function queueReleased(trx: TransactionClientContract, event: ClaimsEnded): Promise<void> {
  const { organizationId, postId, suggestions } = event
  return queueMessages(trx, organizationsOf([event]), () =>
    suggestions.map(({ id, content: text }) => ({
      organizationId,
      type: 'suggestion.released' as const,
      data: { id, postId, organizationId, text },
    })),
  )
}

export function queueJoined(trx: TransactionClientContract, event: MembershipsBegun): Promise<void> {
  const { organizationId, memberships } = event
  return queueMessages(trx, organizationsOf([event]), () =>
    memberships.map(({ userId, role }) => ({
      organizationId,
      type: 'member.joined' as const,
      data: { organizationId, userId, role },
    })),
  )
}

export function queueLeft(trx: TransactionClientContract, { memberships }: MembershipsEnded): Promise<void> {
  return queueMessages(trx, organizationsOf(memberships), () =>
    memberships.map(({ organizationId, userId }) => ({
      organizationId,
      type: 'member.left' as const,
      data: { organizationId, userId },
    })),
  )
}
