import type { Organization } from '#contract/organizations/data/organization'
import type { Post, PostList } from '#contract/posts/data/post'
import { toPageRequest, toPagination } from '#core/http/validation/pagination'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'
import { findMemberPost } from '#posts/posts/queries/find_post'
import { listOrganizationPosts } from '#posts/posts/queries/list_organization_posts'
import { PostReads } from '#posts/posts/repositories/post_reads'
import { forMember } from '#posts/posts/transformers/post_transformer'

const PAGE = toPageRequest({})

interface FirstPage {
  organization: Pick<Organization, 'id' | 'role' | 'postsCount'>
  /** Statements that each select an `id`, run together with those of the page. */
  alongside: readonly SqlFragment[]
}

interface Fact {
  kind: Kind
  id: string
}

type Kind = 'unread' | `alongside ${number}`

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

  /** The first page of an organization, and the ids that each other statement selects: two statements in all. */
  async firstPage({ organization: { id, role, postsCount: total }, alongside }: FirstPage) {
    const membership = { organizationId: id, userId: this.#userId, role }
    const records = await listOrganizationPosts({ organizationId: id }, PAGE)
    const postIds = records.map(({ id }) => id)
    const facts = await factsOf(this.#userId, postIds, alongside)
    const idsOf = (kind: Kind) => facts.filter((fact) => fact.kind === kind).map(({ id }) => id)
    const posts = records.map((record) => forMember(record, membership))
    const list: PostList = {
      posts,
      total,
      pagination: toPagination(PAGE, total, posts[0]?.createdAt),
      hasMore: false,
      unreadIds: idsOf('unread'),
    }
    return { list, alongside: alongside.map((_, place) => idsOf(`alongside ${place}`)) }
  }
}

/** The unread ones of these posts, and what the other statements select, each in its order. */
function factsOf(
  userId: string,
  postIds: readonly string[],
  alongside: readonly SqlFragment[],
): Promise<Fact[]> {
  const unread = postIds.length === 0 ? [] : [factsIn('unread', new PostReads(userId).unread(postIds))]
  const all = [...unread, ...alongside.map((each, place) => factsIn(`alongside ${place}`, each))]
  const union = all.map(({ sql }) => sql).join(' union all ')
  return reader().rows<Fact>(
    `select kind, id from (${union}) facts order by place`,
    all.flatMap(({ values }) => values),
  )
}

const factsIn = (kind: Kind, { sql, values }: SqlFragment): SqlFragment => ({
  sql: `select '${kind}' as kind, ids.id, row_number() over () as place from (${sql}) ids`,
  values,
})
