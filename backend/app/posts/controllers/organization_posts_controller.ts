import type { HttpContext } from '@adonisjs/core/http'
import type { PostList, PostOfLink } from '#contract/data/post'
import { offsetOf, toPageRequest, toPagination } from '#core/pagination'
import { acceptLink } from '#links/public'
import { requireMembership } from '#organizations/public'
import PostPolicy from '#posts/policies/post_policy'
import { countOrganizationPosts } from '#posts/queries/count_organization_posts'
import { findPostOfLink } from '#posts/queries/find_post_of_link'
import { listOrganizationPosts } from '#posts/queries/list_organization_posts'
import { unreadAmong } from '#posts/reading/unread_posts'
import { forMember } from '#posts/transformers/post_transformer'
import { listPostsValidator, postOfLinkValidator } from '#posts/validators/post_validator'

export default class OrganizationPostsController {
  async index({ auth, bouncer, params, request, response }: HttpContext) {
    const membership = await requireMembership(auth.getUserOrFail().id, params.id)
    await bouncer.with(PostPolicy).authorize('list', membership)
    const {
      page: asked,
      limit,
      author: authorId,
      ...narrowed
    } = await listPostsValidator.validate(request.qs())
    const page = toPageRequest({ page: asked, limit })
    const filter = { ...narrowed, authorId, organizationId: membership.organizationId }
    const { total, matching, hasMore } = await countOrganizationPosts(filter)
    const posts = offsetOf(page) < matching ? await listOrganizationPosts(filter, page) : []
    const unread = await unreadAmong(
      membership.userId,
      posts.map(({ id }) => id),
    )
    const list: PostList = {
      posts: posts.map((post) => forMember(post, membership)),
      total,
      pagination: toPagination(page, matching),
      hasMore,
      unreadIds: [...unread],
    }
    return response.json(list)
  }

  /** Tells who has shared a link already, so that nobody shares it twice without knowing. */
  async byLink({ auth, bouncer, params, request, response }: HttpContext) {
    const membership = await requireMembership(auth.getUserOrFail().id, params.id)
    await bouncer.with(PostPolicy).authorize('list', membership)
    const { url } = await postOfLinkValidator.validate(request.qs())
    const post = await findPostOfLink(membership.organizationId, await acceptLink(url))
    return response.json({ post: post && forMember(post, membership) } satisfies PostOfLink)
  }
}
