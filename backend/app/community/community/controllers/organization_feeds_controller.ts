import type { HttpContext } from '@adonisjs/core/http'
import type { OrganizationPublicPostList } from '#contract/posts/data/post'
import { forVisitor } from '#organizations/public'
import { listListedPosts } from '#posts/public'
import { requirePublicOrganization } from '#community/community/queries/require_public_organization'
import { forCommunity } from '#community/community/transformers/community_post_transformer'
import { organizationFeedValidator } from '#community/community/validators/community_validator'

/** Public: an organization and its listed posts. */
export default class OrganizationFeedsController {
  async index({ params, request, response }: HttpContext) {
    const organization = await requirePublicOrganization({ id: params.id })
    const { tags, ...page } = await organizationFeedValidator.validate(request.qs())
    const found = await listListedPosts({ organizationId: organization.id, tags, page })
    const list: OrganizationPublicPostList = {
      posts: forCommunity(found),
      organization: forVisitor(organization),
      pagination: found.pagination,
    }
    return response.json(list, true)
  }
}
