import type { HttpContext } from '@adonisjs/core/http'
import type { PublicPostList } from '#contract/posts/data/post'
import { listListedPosts } from '#posts/feeds/queries/list_listed_posts'
import { requirePublicOrganization } from '#posts/feeds/queries/require_public_organization'
import { forCommunity } from '#posts/feeds/transformers/community_post_transformer'
import { communityValidator } from '#posts/feeds/validators/feed_validator'

/** Public: all listed posts, or those of one organization. */
export default class CommunityPostsController {
  async index({ request, response }: HttpContext) {
    const { organizationSlug, tags, ...page } = await communityValidator.validate(request.qs())
    const organizationId = await organizationIdOf(organizationSlug)
    const found = await listListedPosts({ organizationId, tags, page })
    const list: PublicPostList = { posts: forCommunity(found.rows), pagination: found.pagination }
    return response.json(list, true)
  }
}

async function organizationIdOf(slug: string | undefined): Promise<string | undefined> {
  return slug === undefined ? undefined : (await requirePublicOrganization({ slug })).id
}
