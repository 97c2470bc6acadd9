import type { HttpContext } from '@adonisjs/core/http'
import type { OrganizationPublicPostList } from '#contract/posts/data/post'
import { publicOrganization } from '#contract/organizations/rules/public_organization'
import { listListedPosts } from '#posts/feeds/queries/list_listed_posts'
import { requirePublicOrganization } from '#posts/feeds/queries/require_public_organization'
import { pageForCommunity } from '#posts/feeds/transformers/community_post_transformer'
import { organizationFeedValidator } from '#posts/feeds/validators/feed_validator'

/** Public: an organization and its listed posts. */
export default class OrganizationFeedsController {
  /** Lists the listed posts of an organization, newest first. */
  async index({ params, request, response }: HttpContext) {
    const organization = await requirePublicOrganization({ id: params.id })
    const { tags, ...page } = await organizationFeedValidator.validate(request.qs())
    const found = await listListedPosts({ organizationId: organization.id, tags, page })
    const list: OrganizationPublicPostList = {
      ...pageForCommunity(found),
      organization: publicOrganization(organization),
    }
    return response.json(list, true)
  }
}
