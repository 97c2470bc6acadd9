import type { StreamEvent } from '#contract/events'
import type MemberJoined from '#organizations/events/member_joined'
import type MemberLeft from '#organizations/events/member_left'
import type OrganizationCreated from '#organizations/events/organization_created'
import type OrganizationDeleted from '#organizations/events/organization_deleted'
import type OrganizationUpdated from '#organizations/events/organization_updated'
import type PostApproved from '#posts/events/post_approved'
import type PostCreated from '#posts/events/post_created'
import type PostDeleted from '#posts/events/post_deleted'
import type PostUpdated from '#posts/events/post_updated'
import type ReplyAdded from '#comments/events/reply_added'
import type UnreadCounted from '#posts/events/unread_counted'
import type SuggestionAdded from '#comments/events/suggestion_added'
import type SuggestionClaimed from '#comments/events/suggestion_claimed'
import type SuggestionEdited from '#comments/events/suggestion_edited'
import type SuggestionReleased from '#comments/events/suggestion_released'
import type SuggestionRemoved from '#comments/events/suggestion_removed'
import type SupplyRanLow from '#comments/events/supply_ran_low'
import type ReportResolved from '#reports/events/report_resolved'
import type { StreamMessage } from '#stream/contracts/bus'

type ForMembers = Extract<StreamEvent, { organizationId: string }>

/** An event for everybody in the organization it happened in. */
const forMembers = (event: ForMembers): StreamMessage => ({
  channel: `organization:${event.organizationId}`,
  event,
})

/** An event for one person, wherever they are signed in. */
const forPerson = (userId: string, event: StreamEvent): StreamMessage => ({
  channel: `user:${userId}`,
  event,
})

const joined = (organizationId: string, userId: string) =>
  forPerson(userId, { type: 'organization.joined', organizationId })

const left = (organizationId: string, userId: string) =>
  forPerson(userId, { type: 'organization.left', organizationId })

const updated = (organizationId: string) => forMembers({ type: 'organization.updated', organizationId })

const comment = ({ organizationId, postId, commentId }: SuggestionAdded | SuggestionClaimed) => ({
  organizationId,
  postId,
  commentId,
})

/** What the stream says when something has happened in a module. */
export const messages = {
  organizationCreated: (event: OrganizationCreated) => joined(event.organizationId, event.ownerId),
  memberJoined: ({ organizationId, userId }: MemberJoined) => [
    joined(organizationId, userId),
    updated(organizationId),
  ],
  memberLeft: ({ organizationId, userId }: MemberLeft) => [
    left(organizationId, userId),
    updated(organizationId),
  ],
  organizationUpdated: ({ organizationId }: OrganizationUpdated) => updated(organizationId),
  organizationDeleted: ({ organizationId, memberIds }: OrganizationDeleted) =>
    memberIds.map((userId) => left(organizationId, userId)),
  postCreated: ({ organizationId, postId, userId }: PostCreated) =>
    forMembers({ type: 'post.created', organizationId, postId, userId }),
  postUpdated: ({ organizationId, postId }: PostUpdated) =>
    forMembers({ type: 'post.updated', organizationId, postId }),
  postApproved: ({ organizationId, postId }: PostApproved) =>
    forMembers({ type: 'post.approved', organizationId, postId }),
  postDeleted: ({ organizationId, postId }: PostDeleted) =>
    forMembers({ type: 'post.deleted', organizationId, postId }),
  unreadCounted: ({ userId, unread }: UnreadCounted) =>
    forPerson(userId, { type: 'notifications.read', unread }),
  suggestionAdded: (event: SuggestionAdded) =>
    forMembers({ type: 'suggestion.added', ...comment(event), parentId: event.parentId }),
  suggestionEdited: (event: SuggestionEdited) =>
    forMembers({ type: 'suggestion.edited', ...comment(event), parentId: event.parentId }),
  suggestionRemoved: (event: SuggestionRemoved) =>
    forMembers({ type: 'suggestion.removed', ...comment(event), parentId: event.parentId }),
  suggestionClaimed: (event: SuggestionClaimed) =>
    forMembers({ type: 'suggestion.claimed', ...comment(event), freeCount: event.freeCount }),
  suggestionReleased: (event: SuggestionReleased) =>
    forMembers({ type: 'suggestion.released', ...comment(event), freeCount: event.freeCount }),
  replyAdded: ({ organizationId, postId, commentId, userId }: ReplyAdded) =>
    forPerson(userId, { type: 'reply.added', organizationId, postId, commentId }),
  supplyRanLow: ({ organizationId, postId, userId, freeCount }: SupplyRanLow) =>
    forPerson(userId, { type: 'supply.low', organizationId, postId, freeCount }),
  reportResolved: ({ reportId, reporterId }: ReportResolved) =>
    forPerson(reporterId, { type: 'report.resolved', reportId }),
}
