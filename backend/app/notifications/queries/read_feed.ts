import type { ModerationStatus } from '#contract/rules/post'
import { reader } from '#core/sql/reader'
import { personJoin } from '#users/public'
import { organizationJoin } from '#organizations/public'
import { postJoin, postReadJoin } from '#posts/public'
import { reportJoin } from '#reports/public'
import { answerJoin } from '#support/public'
import { feedFragment, readAt, type FeedSlice } from '#notifications/queries/feed_fragment'

/** The post that a row of the feed is about. */
interface FeedPost {
  post_id: string
  title: string
  url: string
  host: string
  is_sensitive: boolean | number
  listed: boolean | number
  organization_id: string
  organization_name: string
  moderation_status: ModerationStatus
}

interface FeedFacts {
  /** The index in `NOTIFICATION_TYPES`. */
  kind: number
  happened_at: string
  id: string
  from_name: string | null
  moderator_response: string | null
  moderation_reason: string | null
  request_id: string | null
  request_title: string | null
  answer: string | null
  /** When the person read it, or opened its post last. */
  read_at: string | null
}

/** A row of the feed, with the post it is about, if it is about one. */
export type FeedRow = FeedFacts & { [Column in keyof FeedPost]: FeedPost[Column] | null }

export type FeedRowWithPost = FeedFacts & FeedPost

/** A part of a person's feed, in the order asked for. */
export async function readFeed(slice: FeedSlice): Promise<FeedRow[]> {
  const feed = feedFragment(slice)
  if (feed === null) return []
  const { sql, values } = feed
  const order = ['happened_at', 'kind', 'id'].map((column) => `${column} ${slice.order}`).join(', ')
  return reader().rows<FeedRow>(
    `select found.*, posts.title, posts.url, posts.host, posts.is_sensitive, posts.listed, posts.organization_id,
      posts.moderation_status, posts.moderation_reason,
      organizations.name as organization_name, users.name as from_name, reports.moderator_response,
      support_requests.id as request_id, support_requests.title as request_title, support_answers.content as answer,
      ${readAt('found')} as read_at
    from (select * from (${sql}) feed order by ${order} limit ?) found
    left ${postJoin('found.post_id')}
    left ${organizationJoin('posts.organization_id')}
    ${personJoin('found.from_id')}
    ${reportJoin('found.id', 'found.kind = 2')}
    ${answerJoin('found.id', 'found.kind = 5')}
    ${postReadJoin('found.post_id', '?')}
    order by ${order.replaceAll(/\b(happened_at|kind|id)\b/g, 'found.$1')}`,
    [...values, slice.limit, slice.userId],
  )
}
