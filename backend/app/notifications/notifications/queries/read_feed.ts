import type { NotificationType } from '#contract/notifications/rules/notification'
import type { SwitchedOffReason } from '#contract/notifications/rules/webhook'
import type { ModerationStatus } from '#contract/posts/rules/post'
import { reader } from '#core/database/sql/reader'
import { personJoin } from '#identity/public'
import { organizationJoin } from '#organizations/public'
import { postJoin, PostReads } from '#posts/public'
import { reportJoin, answerJoin } from '#moderation/public'
import { nextJoin } from '#suggestions/public'
import { webhookJoin } from '#notifications/webhooks/queries/switched_off_webhooks'
import { feedFragment, readAt, type FeedSlice } from '#notifications/notifications/queries/feed_fragment'

/** The post of a feed row. */
interface FeedPost {
  post_id: string
  title: string
  url: string
  host: string
  is_sensitive: boolean | number
  listed: boolean | number
  moderation_status: ModerationStatus
}

interface FeedFacts {
  type: NotificationType
  happened_at: string
  id: string
  from_name: string | null
  /** Of the post, the new member or the webhook. */
  organization_id: string | null
  organization_name: string | null
  /** How many events it stands for, or a number out of `out_of`. */
  event_count: number | null
  out_of: number | null
  moderator_response: string | null
  moderation_reason: string | null
  request_id: string | null
  request_title: string | null
  answer: string | null
  webhook_url: string | null
  webhook_description: string | null
  switched_off_reason: SwitchedOffReason | null
  /** What the user would copy next from a post that waits for them. */
  suggestion: string | null
  /** When the user read it, or last opened its post. */
  read_at: string | null
}

/** A row of the feed, with its post if it has one. */
export type FeedRow = FeedFacts & { [Column in keyof FeedPost]: FeedPost[Column] | null }

export type FeedRowWithPost = FeedFacts & FeedPost & { organization_id: string; organization_name: string }

/** A part of a user's feed, in the requested order; `withNext` adds what they would copy next. */
export async function readFeed(slice: FeedSlice, { withNext = false } = {}): Promise<FeedRow[]> {
  const feed = feedFragment(slice)
  if (feed === null) return []
  const { sql, values } = feed
  const when = withNext ? "found.type in ('post.shared', 'post.reminded')" : '1 = 0'
  const next = nextJoin({ userId: slice.userId, post: 'found.post_id', when })
  const order = ['happened_at', 'id', 'type'].map((column) => `${column} ${slice.order}`).join(', ')
  return reader().rows<FeedRow>(
    `select found.*, posts.title, posts.url, posts.host, posts.is_sensitive, posts.listed,
      posts.moderation_status, posts.moderation_reason,
      organizations.id as organization_id, organizations.name as organization_name, users.name as from_name, reports.moderator_response,
      support_requests.id as request_id, support_requests.title as request_title, support_answers.content as answer,
      webhooks.url as webhook_url, webhooks.description as webhook_description, webhooks.switched_off_reason,
      suggestions.content as suggestion,
      ${readAt('found')} as read_at
    from (select * from (${sql}) feed order by ${order} limit ?) found
    left ${postJoin('found.post_id')}
    left ${organizationJoin('coalesce(posts.organization_id, found.in_organization_id)', 'any')}
    ${personJoin('found.from_id')}
    ${reportJoin('found.id', "found.type = 'report.resolved'")}
    ${answerJoin('found.id', "found.type = 'support.answered'")}
    ${webhookJoin('found.id', "found.type = 'webhook.disabled'")}
    ${next.sql}
    ${PostReads.join('found.post_id', '?')}
    order by ${order.replaceAll(/\b(happened_at|id|type)\b/g, 'found.$1')}`,
    [...values, slice.limit, ...next.values, slice.userId],
  )
}
