import type { HttpContext } from '@adonisjs/core/http'
import { toPageRequest, toPagination } from '#core/pagination'
import { requireMembership } from '#organizations/public'
import PostPolicy from '#posts/policies/post_policy'
import { countOrganizationPosts, listOrganizationPosts } from '#posts/queries/list_organization_posts'
import { forMember } from '#posts/transformers/post_transformer'
import { listPostsValidator } from '#posts/validators/post_validator'

export default class OrganizationPostsController {
  async index({ auth, bouncer, params, request, response }: HttpContext) {
    const membership = await requireMembership(auth.getUserOrFail().id, params.id)
    await bouncer.with(PostPolicy).authorize('list', membership)
    const { visibility, ...asked } = await listPostsValidator.validate(request.qs())
    const page = toPageRequest(asked)
    const { organizationId } = membership
    const { total, matching } = await countOrganizationPosts(organizationId, visibility)
    const posts = await listOrganizationPosts({ organizationId, visibility, page })
    return response.json({
      posts: posts.map((post) => forMember(post, membership)),
      total,
      pagination: toPagination(page, matching),
    })
  }
}
