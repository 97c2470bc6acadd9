import type { Organization } from '#contract/organizations/data/organization'
import type { Post, PostList } from '#contract/posts/data/post'
import { offsetOf, toAnchoredRequest, toPageRequest, toPagination } from '#core/http/validation/pagination'
import { idsOnly, type SqlFragment } from '#core/database/sql/sql_fragment'
import { reader } from '#core/database/sql/reader'
import type { Membership } from '#organizations/public'
import { countOrganizationPosts, countPostsSince } from '#posts/posts/queries/count_organization_posts'
import { findMemberPost } from '#posts/posts/queries/find_post'
import { listOrganizationPosts } from '#posts/posts/queries/list_organization_posts'
import { listNewestOfMember } from '#posts/posts/queries/list_newest_of_member'
import { PostReads } from '#posts/posts/repositories/post_reads'
import { forMember } from '#posts/posts/transformers/post_transformer'
import { listPostsValidator } from '#posts/posts/validators/post_validator'

const PAGE = toPageRequest({})

interface FirstPage {
  organization: Pick<Organization, 'id' | 'role' | 'postsCount'>
  /** Statements that each select `id` and `data`, a text, run together with those of the page. */
  alongside: readonly SqlFragment[]
}

interface Fact {
  kind: Kind
  id: string
  data: string | null
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

  /** The newest posts of all organizations of the user. */
  async newest(limit: number): Promise<Post[]> {
    const found = await listNewestOfMember(this.#userId, limit)
    return found.map(({ post, membership }) => forMember(post, membership))
  }

  /**
   * A page of an organization's posts by the `PostListQuery` of a request, newest first; without a filter,
   * pinned posts are on top. Only posts whose `id` is selected by `among`, if given.
   */
  async list(membership: Membership, query: unknown, among?: SqlFragment): Promise<PostList> {
    const {
      page: number,
      limit,
      asOf,
      author: authorId,
      ...narrowed
    } = await listPostsValidator.validate(query)
    const { organizationId } = membership
    const filter = { ...narrowed, authorId, among, organizationId, viewer: membership }
    const page = await toAnchoredRequest({ page: number, limit, asOf }, (instant) =>
      countPostsSince(filter, instant),
    )
    const { total, matching, hasMore } = await countOrganizationPosts(filter)
    const { records, newestAt } =
      offsetOf(page) < matching ? await listOrganizationPosts(filter, page) : { records: [] }
    const unread = await new PostReads(this.#userId).unreadAmong(records.map(({ id }) => id))
    const posts = records.map((record) => forMember(record, membership))
    const pagination = toPagination(page, matching, newestAt)
    return { posts, total, pagination, hasMore, unreadIds: [...unread] }
  }

  /** The first page of an organization, and the rows of each other statement: two statements in all. */
  async firstPage({ organization: { id, role, postsCount: total }, alongside }: FirstPage) {
    const membership = { organizationId: id, userId: this.#userId, role }
    const { records, newestAt } = await listOrganizationPosts({ organizationId: id }, PAGE)
    const postIds = records.map(({ id }) => id)
    const facts = await readFacts(this.#userId, postIds, alongside)
    const factsOf = (asked: Kind) => facts.filter(({ kind }) => kind === asked)
    const posts = records.map((record) => forMember(record, membership))
    const list: PostList = {
      posts,
      total,
      pagination: toPagination(PAGE, total, newestAt),
      hasMore: false,
      unreadIds: factsOf('unread').map(({ id }) => id),
    }
    return { list, alongside: alongside.map((_, place) => factsOf(`alongside ${place}`)) }
  }
}

/** The unread ones of these posts, and what the other statements select, each in its order. */
function readFacts(
  userId: string,
  postIds: readonly string[],
  alongside: readonly SqlFragment[],
): Promise<Fact[]> {
  const unread =
    postIds.length === 0 ? [] : [factsIn('unread', idsOnly(new PostReads(userId).unread(postIds)))]
  const all = [...unread, ...alongside.map((each, place) => factsIn(`alongside ${place}`, each))]
  const union = all.map(({ sql }) => sql).join(' union all ')
  return reader().rows<Fact>(
    `select kind, id, data from (${union}) facts order by place`,
    all.flatMap(({ values }) => values),
  )
}

const factsIn = (kind: Kind, { sql, values }: SqlFragment): SqlFragment => ({
  sql: `select '${kind}' as kind, ids.id, ids.data, row_number() over () as place from (${sql}) ids`,
  values,
})
