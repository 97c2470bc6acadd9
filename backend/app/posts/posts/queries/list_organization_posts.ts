import db from '@adonisjs/lucid/services/db'
import { instantToIso } from '#core/database/rows/instant'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { offsetOf, type PageRequest } from '#core/http/validation/pagination'
import type { PostRecord } from '#posts/posts/models/post_record'
import { type PostRow, selectPosts, toPost } from '#posts/posts/queries/list_posts'
import { isOnTop } from '#posts/posts/queries/pinned_posts'
import { hasNoFilter, type PostFilter } from '#posts/posts/queries/post_filter'
import { searchPosts } from '#posts/posts/queries/search_posts'

/** A page of posts. */
interface PostPage {
  records: PostRecord[]
  /** When the newest post of the list was created, on its first page; undefined on an empty one. */
  newestAt?: string
}

/**
 * A page of an organization's posts, newest first; without a filter, pinned ones are on top. Rows are joined only for the
 * page that is shown.
 */
export async function listOrganizationPosts(filter: PostFilter, page: PageRequest): Promise<PostPage> {
  const rows: PageRow[] = await (hasNoFilter(filter)
    ? allPosts(filter.organizationId, page)
    : matchingPosts(filter, page))
  const newestAt = rows[0] && (rows[0].newest_at ?? rows[0].created_at)
  return { records: rows.map(toPost), ...(newestAt !== undefined && { newestAt: instantToIso(newestAt) }) }
}

type PageRow = PostRow & { newest_at?: string; created_at: string }

async function matchingPosts(filter: PostFilter, page: PageRequest) {
  const { sql, values } = await searchPosts(filter)
  const shown = `select id from (${sql}) shown order by created_at desc, id desc limit ? offset ?`
  return selectPosts()
    .whereRaw(`posts.id in (${shown})`, [...values, page.limit, offsetOf(page)])
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
}

/** The newest post of an organization, which may be below pinned ones. */
const NEWEST_AT = `(select newest.created_at from posts newest
  where newest.organization_id = ? and newest.starts_at is null
  order by newest.created_at desc, newest.id desc limit 1) as newest_at`

function allPosts(organizationId: string, page: PageRequest) {
  const onTop = isOnTop('posts')
  const shown = pinnedFirst(organizationId, page, onTop)
  return selectPosts()
    .select(db.raw(NEWEST_AT, [organizationId]))
    .whereRaw(`posts.id in (${shown.sql})`, shown.values)
    .orderByRaw(`case when ${onTop.sql} then 0 else 1 end`, onTop.values)
    .orderByRaw(`case when ${onTop.sql} then posts.pinned_at end desc`, onTop.values)
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
}

/** Those on top, the last pinned first, then the others, of which those newer than the anchor are skipped. */
function pinnedFirst(organizationId: string, page: PageRequest, onTop: SqlFragment): SqlFragment {
  const { page: number, limit, skipped = 0 } = page
  const started = 'posts.organization_id = ? and posts.starts_at is null'
  return {
    sql: `select id from (
      select posts.id, 0 as place, posts.pinned_at as listed_at from posts where ${started} and ${onTop.sql}
      union all
      select * from (select posts.id, 1 as place, posts.created_at as listed_at from posts
        where ${started} and not ${onTop.sql}
        order by posts.created_at desc, posts.id desc limit ? offset ?) others
    ) listed order by place, listed_at desc, id desc limit ? offset ?`,
    values: [
      organizationId,
      ...onTop.values,
      organizationId,
      ...onTop.values,
      number * limit,
      skipped,
      limit,
      (number - 1) * limit,
    ],
  }
}
