import type { HttpContext } from '@adonisjs/core/http'
import type { PostList, PostByLink } from '#contract/posts/data/post'
import { offsetOf, toAnchoredRequest, toPagination } from '#core/http/validation/pagination'
import { acceptLink } from '#posts/links/queries/judge_link'
import { authorizeMember } from '#organizations/public'
import PostPolicy from '#posts/posts/policies/post_policy'
import { countOrganizationPosts, countPostsSince } from '#posts/posts/queries/count_organization_posts'
import { listOrganizationPosts } from '#posts/posts/queries/list_organization_posts'
import { OrganizationPosts } from '#posts/posts/queries/organization_posts'
import { PostReads } from '#posts/posts/repositories/post_reads'
import { forMember } from '#posts/posts/transformers/post_transformer'
import { listPostsValidator, postOfLinkValidator } from '#posts/posts/validators/post_validator'

export default class OrganizationPostsController {
  async index(ctx: HttpContext) {
    const { request, response } = ctx
    const membership = await authorizeMember(ctx, PostPolicy, 'list')
    const {
      page: number,
      limit,
      asOf,
      author: authorId,
      ...narrowed
    } = await listPostsValidator.validate(request.qs())
    const filter = { ...narrowed, authorId, organizationId: membership.organizationId }
    const page = await toAnchoredRequest({ page: number, limit, asOf }, (instant) =>
      countPostsSince(filter, instant),
    )
    const { total, matching, hasMore } = await countOrganizationPosts(filter)
    const posts = offsetOf(page) < matching ? await listOrganizationPosts(filter, page) : []
    const unread = await new PostReads(membership.userId).unreadAmong(posts.map(({ id }) => id))
    const shown = posts.map((post) => forMember(post, membership))
    const list: PostList = {
      posts: shown,
      total,
      pagination: toPagination(page, matching, shown[0]?.createdAt),
      hasMore,
      unreadIds: [...unread],
    }
    return response.json(list)
  }

  /** The newest post with the same link, so that members notice when they share it again. */
  async byLink(ctx: HttpContext) {
    const { request, response } = ctx
    const membership = await authorizeMember(ctx, PostPolicy, 'list')
    const { url } = await postOfLinkValidator.validate(request.qs())
    // Refuses links of blocked hosts.
    await acceptLink(url)
    const post = await new OrganizationPosts(membership.organizationId).findByLink(url)
    return response.json({ post: post && forMember(post, membership) } satisfies PostByLink)
  }
}
