import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import type { WebhookPost } from '#contract/notifications/data/webhook'
import type { MembershipBegun } from '#organizations/organizations/events/member_joined'
import type { MembershipsEnded } from '#organizations/organizations/events/member_left'
import type { PostsApproved } from '#posts/posts/events/post_approved'
import type PostCreated from '#posts/posts/events/post_created'
import type { PostsDeleted } from '#posts/posts/events/post_deleted'
import { listPostFacts, type PostFacts } from '#posts/public'
import type { SuggestionsAdded } from '#suggestions/comments/events/suggestion_added'
import type { ClaimMade } from '#suggestions/comments/events/suggestion_claimed'
import type { ClaimsEnded } from '#suggestions/comments/events/suggestion_released'
import { queueMessages } from '#notifications/webhooks/repositories/outbox'

// Each event of an organization as messages, in its transaction.

const toPost = (facts: PostFacts): WebhookPost => ({ ...facts, address: `${env.appUrl}/posts/${facts.id}` })

export function queueCreated(
  trx: TransactionClientContract,
  { organizationId, postId, hasWebhooks }: PostCreated,
): Promise<void> {
  if (!hasWebhooks) return Promise.resolve()
  return queueMessages(trx, [organizationId], async () => {
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

export function queueDeleted(
  trx: TransactionClientContract,
  { organizationId, postIds }: PostsDeleted,
): Promise<void> {
  return queueMessages(trx, [organizationId], () =>
    postIds.map((id) => ({ organizationId, type: 'post.deleted' as const, data: { id, organizationId } })),
  )
}

export function queueAdded(
  trx: TransactionClientContract,
  { organizationId, postId, suggestions }: SuggestionsAdded,
): Promise<void> {
  return queueMessages(trx, [organizationId], () =>
    suggestions.map(({ id, content: text, userId: authorId, isAiGenerated }) => ({
      organizationId,
      type: 'suggestion.added' as const,
      data: { id, postId, organizationId, text, authorId, isAiGenerated },
    })),
  )
}

export function queueClaimed(
  trx: TransactionClientContract,
  { organizationId, postId, suggestion, byVisitor }: ClaimMade,
): Promise<void> {
  const { id, content: text } = suggestion
  const data = { id, postId, organizationId, text, byVisitor }
  return queueMessages(trx, [organizationId], () => [{ organizationId, type: 'suggestion.claimed', data }])
}

export function queueReleased(
  trx: TransactionClientContract,
  { organizationId, postId, suggestions }: ClaimsEnded,
): Promise<void> {
  return queueMessages(trx, [organizationId], () =>
    suggestions.map(({ id, content: text }) => ({
      organizationId,
      type: 'suggestion.released' as const,
      data: { id, postId, organizationId, text },
    })),
  )
}

export function queueJoined(
  trx: TransactionClientContract,
  { organizationId, userId, role }: MembershipBegun,
): Promise<void> {
  const data = { organizationId, userId, role }
  return queueMessages(trx, [organizationId], () => [{ organizationId, type: 'member.joined', data }])
}

export function queueLeft(trx: TransactionClientContract, { memberships }: MembershipsEnded): Promise<void> {
  const organizationIds = memberships.map(({ organizationId }) => organizationId)
  return queueMessages(trx, organizationIds, () =>
    memberships.map((data) => ({
      organizationId: data.organizationId,
      type: 'member.left' as const,
      data,
    })),
  )
}
