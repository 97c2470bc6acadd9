import type { Organization } from '#contract/organizations/data/organization'
import type { Post, PostList } from '#contract/posts/data/post'
import { toPageRequest, toPagination } from '#core/http/validation/pagination'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'
import { findMemberPost } from '#posts/posts/queries/find_post'
import { listPostRows } from '#posts/posts/queries/list_organization_posts'
import { toPost } from '#posts/posts/queries/list_posts'
import { tagRowsOf, tagsByPost, type TagRow } from '#posts/posts/queries/tags_of_posts'
import { PostReads } from '#posts/posts/repositories/post_reads'
import { forMember } from '#posts/posts/transformers/post_transformer'

const PAGE = toPageRequest({})

interface FirstPage {
  organization: Pick<Organization, 'id' | 'role' | 'postsCount'>
  /** A statement that selects ids of posts as `id`, to be run together with others. */
  alongside: SqlFragment
}

interface Fact extends TagRow {
  kind: 'tag' | 'unread' | 'alongside'
}

/** Posts, as one of the members of their organizations sees them. */
export class MemberPosts {
  readonly #userId: string

  constructor(userId: string) {
    this.#userId = userId
  }

  /** A post; null unless the user is a member of its organization. */
  async find(id: string): Promise<Post | null> {
    const found = await findMemberPost(this.#userId, id)
    return found && forMember(found.post, found.membership)
  }

  /** The first page of an organization, and the ids that the other statement selects: two statements in all. */
  async firstPage({ organization: { id, role, postsCount: total }, alongside }: FirstPage) {
    const membership = { organizationId: id, userId: this.#userId, role }
    const rows = await listPostRows({ organizationId: id }, PAGE)
    const facts = await factsOf(
      this.#userId,
      rows.map(({ id }) => id),
      alongside,
    )
    const of = (kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind)
    const idsOf = (kind: Fact['kind']) => of(kind).map(({ post_id }) => post_id)
    const tags = tagsByPost(of('tag'))
    const posts = rows.map((row) => forMember(toPost(row, tags.get(row.id) ?? []), membership))
    const list: PostList = {
      posts,
      total,
      pagination: toPagination(PAGE, total, posts[0]?.createdAt),
      hasMore: false,
      unreadIds: idsOf('unread'),
    }
    return { list, alongside: idsOf('alongside') }
  }
}

/** The tags of posts by name, the unread ones, and what the other statement selects, in its order. */
function factsOf(userId: string, postIds: readonly string[], alongside: SqlFragment): Promise<Fact[]> {
  const tags = tagRowsOf(postIds)
  const tagFacts = { ...tags, sql: `select 'tag' as kind, tag.*, 0 as place from (${tags.sql}) tag` }
  const unread = idFacts('unread', new PostReads(userId).unread(postIds))
  const all = [...(postIds.length === 0 ? [] : [tagFacts, unread]), idFacts('alongside', alongside)]
  const union = all.map(({ sql }) => sql).join(' union all ')
  return reader().rows<Fact>(
    `select * from (${union}) facts order by place, name`,
    all.flatMap(({ values }) => values),
  )
}

const idFacts = (kind: Fact['kind'], { sql, values }: SqlFragment): SqlFragment => ({
  sql: `select '${kind}' as kind, ids.id as post_id, null as id, null as name, row_number() over () as place
    from (${sql}) ids`,
  values,
})
