import type { HttpContext } from '@adonisjs/core/http'
import type { PublicPostList } from '#contract/data/post'
import { listListedPosts } from '#posts/public'
import { requirePublicOrganization } from '#community/queries/require_public_organization'
import { forCommunity } from '#community/transformers/community_post_transformer'
import { communityValidator } from '#community/validators/community_validator'

/** Open to everybody: all listed posts, or those of one organization. */
export default class CommunityPostsController {
  async index({ request, response }: HttpContext) {
    const { organizationSlug, tags, ...page } = await communityValidator.validate(request.qs())
    const organizationId = await organizationIdOf(organizationSlug)
    const found = await listListedPosts({ organizationId, tags, page })
    const list: PublicPostList = { posts: forCommunity(found), pagination: found.pagination }
    return response.json(list, true)
  }
}

async function organizationIdOf(slug: string | undefined): Promise<string | undefined> {
  return slug === undefined ? undefined : (await requirePublicOrganization({ slug })).id
}
