import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import { reader } from '#core/database/sql/reader'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { isId } from '#core/runtime/ids'
import type { ParsedLink } from '#core/network/parse_link'
import { personJoin } from '#identity/public'
import { urlInvalid } from '#posts/links/errors'
import { pageKeyOf } from '#posts/links/rules/page_key'
import { readLink } from '#posts/links/rules/read_link'
import type { PostRecord } from '#posts/posts/models/post_record'
import { findPost } from '#posts/posts/queries/find_post'
import { listPosts, selectPosts } from '#posts/posts/queries/list_posts'
import { isOpen } from '#posts/posts/queries/visible_posts'
import { searchPosts } from '#posts/posts/queries/search_posts'

/** A row of a post from which members may copy. */
interface OfferedPost {
  id: string
  title: string
  url: string
  host: string
  is_sensitive: boolean | number
  important_at: string | null
  comments_count: number
  created_at: string
  user_name: string | null
}

/** A post with the number of its suggestions. */
interface PostSupply {
  id: string
  suggestions: number
}

/** A condition that every post meets. */
const EVERY: SqlFragment = { sql: '1 = 1', values: [] }

/** The order in which posts, as `posts`, are offered to members: important ones, then the newest. */
export const OFFER_ORDER = 'posts.important_at is null, posts.approved_at desc, posts.id desc'

/** Each part is one index scan up to the limit. */
function newestIn(organization: SqlFragment, limit: number, where: SqlFragment): SqlFragment {
  const open = isOpen()
  const newest = (which: string): SqlFragment => ({
    sql: `select id from (select posts.id from posts
      where posts.organization_id = ${organization.sql} and ${which} and ${open.sql} and ${where.sql}
      order by posts.approved_at desc, posts.id desc limit ?) newest`,
    values: [...organization.values, ...open.values, ...where.values, limit],
  })
  const parts = [newest('posts.important_at is not null'), newest(EVERY.sql)]
  return {
    sql: parts.map(({ sql }) => sql).join(' union '),
    values: parts.flatMap(({ values }) => values),
  }
}

/** The posts of one organization. */
export class OrganizationPosts {
  readonly #organizationId: string

  constructor(organizationId: string) {
    this.#organizationId = organizationId
  }

  /** The ids of the newest posts from which members may copy, and of as many important ones. */
  newestOpen(limit: number, where: SqlFragment = EVERY): SqlFragment {
    return newestIn({ sql: '?', values: [this.#organizationId] }, limit, where)
  }

  /** The same in the organization that a column references. */
  static newestOpenIn(column: string, limit: number): SqlFragment {
    return newestIn({ sql: column, values: [] }, limit, EVERY)
  }

  /** The ids of the newest posts from which members may copy and that match a search. */
  async newestMatching(search: string, limit: number): Promise<SqlFragment> {
    const filter = { organizationId: this.#organizationId, search, state: 'open' } as const
    const { sql, values } = await searchPosts(filter)
    return {
      sql: `select id from (${sql}) found order by created_at desc, id desc limit ?`,
      values: [...values, limit],
    }
  }

  /** The first posts, in the order in which they are offered, whose ids `among` selects. */
  listOffered(limit: number, among: SqlFragment): Promise<OfferedPost[]> {
    return reader().rows<OfferedPost>(
      `select posts.id, posts.title, posts.url, posts.host, posts.is_sensitive, posts.important_at,
        posts.comments_count, posts.created_at, coalesce(users.name, posts.api_token_name) as user_name
      from posts ${personJoin('posts.user_id')}
      where posts.id in (${among.sql}) order by ${OFFER_ORDER} limit ?`,
      [...among.values, limit],
    )
  }

  /** The newest posts with their supply, newest first. */
  async listSupplies(limit: number): Promise<PostSupply[]> {
    const rows = await reader().rows<{ id: string; comments_count: number }>(
      'select id, comments_count from posts where organization_id = ? and starts_at is null order by created_at desc, id desc limit ?',
      [this.#organizationId, limit],
    )
    return rows.map(({ id, comments_count: suggestions }) => ({ id, suggestions }))
  }

  /** The newest post that has started and shares the page of the first link of a text; null without one. URL_INVALID. */
  async findByLink(text: string): Promise<PostRecord | null> {
    const link = readLink(text)
    if (link === null) throw urlInvalid()
    return this.#findNewest(link)
  }

  /**
   * The post at an address: its page, also of one that is scheduled, its public page, or the link it shares; null without
   * one.
   */
  async findAt(address: string): Promise<PostRecord | null> {
    const url = URL.parse(address)
    if (url?.origin !== new URL(appUrl).origin) {
      const link = readLink(address)
      return link && this.#findNewest(link)
    }
    const [kind, first = '', second = ''] = url.pathname.split('/').slice(1)
    let post: PostRecord | null = null
    if (kind === 'posts' && isId(first)) post = await findPost({ id: first })
    if (kind === 'public') post = await findPost({ organizationSlug: first, postSlug: second })
    return post?.organization.id === this.#organizationId ? post : null
  }

  async #findNewest(link: ParsedLink): Promise<PostRecord | null> {
    // Materialized, because the planner would otherwise follow the order and scan all posts of the organization.
    const newest = db
      .query()
      .withMaterialized('same', (query) => {
        void query
          .from('posts')
          .where({ organization_id: this.#organizationId, page_key: pageKeyOf(link) })
          .whereNull('starts_at')
          .select('id', 'created_at')
      })
      .from('same')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .select('id')
    const [post] = await listPosts(selectPosts().whereIn('posts.id', newest))
    return post ?? null
  }
}
