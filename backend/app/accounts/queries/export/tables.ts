import { appUrl } from '#config/app'
import { pagesOfCommenter, pagesOfCopier, type CommentRecord } from '#comments/public'
import { instantToIso } from '#core/database/instant'
import { listMemberships, type MembershipRow } from '#organizations/public'
import { pagesOfAuthor, type PostRecord } from '#posts/public'
import { pagesOfReporter, type ReportRecord } from '#reports/public'
import { pagesOfBroadcasts, type SlackBroadcastRow } from '#slack/public'
import { pagesOfRequester, type ExportedSupportRequest } from '#support/public'
import { pagesOfTestimonials, type TestimonialRecord } from '#testimonials/public'
import type { Table } from './table.js'

/** The organizations of a user. */
export function organizationsOf(userId: string): Table<MembershipRow> {
  return {
    columns: {
      id: ({ id }) => id,
      name: ({ name }) => name,
      slug: ({ slug }) => slug,
      role: ({ role }) => role,
      joinedAt: (row) => instantToIso(row.joined_at),
      receiveSlackNotifications: (row) => Boolean(row.receive_slack_notifications),
    },
    async *pages() {
      const memberships = await listMemberships(userId)
      if (memberships.length > 0) yield memberships
    },
  }
}

/** The posts of a user. */
export function postsOf(userId: string): Table<PostRecord> {
  return {
    columns: {
      id: ({ id }) => id,
      organization: ({ organization }) => organization.name,
      title: ({ title }) => title,
      url: ({ url }) => url,
      comment: ({ comment }) => comment,
      linkDescription: ({ linkDescription }) => linkDescription,
      picture: ({ picture }) => (picture === null ? null : appUrl + picture.url),
      mood: ({ mood }) => mood?.key ?? null,
      tags: ({ tags }) => tags.map(({ name }) => name),
      isPublic: ({ isPublic }) => isPublic,
      isSensitive: ({ isSensitive }) => isSensitive,
      moderationStatus: ({ moderationStatus }) => moderationStatus,
      moderationReason: ({ moderationReason }) => moderationReason,
      createdAt: ({ createdAt }) => instantToIso(createdAt),
      updatedAt: ({ updatedAt }) => instantToIso(updatedAt),
    },
    pages: () => pagesOfAuthor(userId),
  }
}

/** The suggestions and replies of a user. */
export function suggestionsOf(userId: string): Table<CommentRecord> {
  return {
    columns: {
      id: ({ id }) => id,
      postId: ({ postId }) => postId,
      parentId: ({ parentId }) => parentId,
      content: ({ content }) => content,
      mood: ({ mood }) => mood?.key ?? null,
      isAiGenerated: ({ isAiGenerated }) => isAiGenerated,
      createdAt: ({ createdAt }) => instantToIso(createdAt),
      updatedAt: ({ updatedAt }) => instantToIso(updatedAt),
    },
    pages: () => pagesOfCommenter(userId),
  }
}

/** What a user has copied, with the text at that time. */
export function copiesOf(userId: string): Table<CommentRecord> {
  return {
    columns: {
      id: ({ id }) => id,
      postId: ({ postId }) => postId,
      content: ({ content, copiedContent }) => copiedContent ?? content,
      copiedAt: ({ claimedAt }) => instantToIso(claimedAt!),
    },
    pages: () => pagesOfCopier(userId),
  }
}

/** The reports of a user, with the moderators' responses. */
export function reportsOf(userId: string): Table<ReportRecord> {
  return {
    columns: {
      id: ({ id }) => id,
      postId: (row) => row.post_id,
      reason: ({ reason }) => reason,
      description: ({ description }) => description,
      status: ({ status }) => status,
      moderatorResponse: (row) => row.moderator_response,
      createdAt: (row) => instantToIso(row.created_at),
      resolvedAt: (row) => row.resolved_at && instantToIso(row.resolved_at),
    },
    pages: () => pagesOfReporter(userId),
  }
}

/** The testimonials of a user. */
export function testimonialsOf(userId: string): Table<TestimonialRecord> {
  return {
    columns: {
      id: ({ id }) => id,
      organizationId: (row) => row.organization_id,
      content: ({ content }) => content,
      rating: ({ rating }) => rating,
      language: ({ language }) => language,
      showName: (row) => Boolean(row.show_name),
      reviewed: (row) => row.reviewed_at !== null,
      createdAt: (row) => instantToIso(row.created_at),
    },
    pages: () => pagesOfTestimonials(userId),
  }
}

/** The support requests of a user, with the names of their attachments and the answers. */
export function supportRequestsOf(userId: string): Table<ExportedSupportRequest> {
  return {
    columns: {
      id: ({ id }) => id,
      title: ({ title }) => title,
      description: ({ description }) => description,
      priority: ({ priority }) => priority,
      status: ({ status }) => status,
      attachments: ({ attachments }) => attachments.map(({ filename }) => filename),
      answers: ({ answers }) => answers,
      createdAt: (row) => instantToIso(row.created_at),
      closedAt: (row) => row.closed_at && instantToIso(row.closed_at),
    },
    pages: () => pagesOfRequester(userId),
  }
}

/** The messages that a user has sent to all members of an organization in Slack. */
export function slackMessagesOf(userId: string): Table<SlackBroadcastRow> {
  return {
    columns: {
      id: ({ id }) => id,
      organizationId: (row) => row.organization_id,
      postId: (row) => row.post_id,
      message: ({ message }) => message,
      state: ({ state }) => state,
      createdAt: (row) => instantToIso(row.created_at),
    },
    pages: () => pagesOfBroadcasts(userId),
  }
}
