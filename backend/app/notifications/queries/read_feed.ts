import { reader } from '#core/sql/reader'
import { happened, type Stretch } from '#notifications/queries/sources'

/** Something that has happened, with the post it is about, as the database answers. */
export interface FeedRow {
  /** Its place in `NOTIFICATION_TYPES`. */
  kind: number
  happened_at: string
  id: string
  post_id: string
  title: string
  url: string
  host: string
  is_sensitive: boolean | number
  listed: boolean | number
  organization_id: string
  organization_name: string
  from_name: string | null
  moderator_response: string | null
  /** When the person opened the post last. */
  read_at: string | null
}

/** A stretch of what has happened to a person, in the order that was asked for. */
export function readFeed(stretch: Stretch): Promise<FeedRow[]> {
  const { sql, values } = happened(stretch)
  const place = ['happened_at', 'kind', 'id'].map((column) => `${column} ${stretch.order}`).join(', ')
  return reader().rows<FeedRow>(
    `select found.*, posts.title, posts.url, posts.host, posts.is_sensitive, posts.listed, posts.organization_id,
      organizations.name as organization_name, users.name as from_name, reports.moderator_response,
      post_reads.read_at
    from (select * from (${sql}) everything order by ${place} limit ?) found
    join posts on posts.id = found.post_id
    join organizations on organizations.id = posts.organization_id
    left join users on users.id = found.from_id
    left join reports on found.kind = 2 and reports.id = found.id
    left join post_reads on post_reads.post_id = found.post_id and post_reads.user_id = ?
    order by ${place.replaceAll(/\b(happened_at|kind|id)\b/g, 'found.$1')}`,
    [...values, stretch.limit, stretch.userId],
  )
}
