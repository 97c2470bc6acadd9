import type { HttpContext } from '@adonisjs/core/http'
import { FEATURED_POSTS } from '#contract/core/rules/limits'
import type { PublicPostList } from '#contract/posts/data/post'
import { publicFeed } from '#posts/feeds/http/public_feed'
import { requirePublicOrganization } from '#posts/feeds/queries/require_public_organization'
import { communityValidator, featuredValidator } from '#posts/feeds/validators/feed_validator'

/** Public: all listed posts, or those of one organization, in a chosen order. */
export default class CommunityPostsController {
  /** Lists the listed posts of all organizations, or of one. */
  async index({ request, response }: HttpContext) {
    const { organizationSlug, ...query } = await communityValidator.validate(request.qs())
    const organizationId = await organizationIdOf(organizationSlug)
    const list: PublicPostList = await publicFeed.list({ ...query, organizationId })
    return response.json(list, true)
  }

  /** Lists the posts of the landing page. */
  async featured({ request, response }: HttpContext) {
    const { limit = FEATURED_POSTS } = await featuredValidator.validate(request.qs())
    return response.json(await publicFeed.featured(limit), true)
  }
}

async function organizationIdOf(slug: string | undefined): Promise<string | undefined> {
  return slug === undefined ? undefined : (await requirePublicOrganization({ slug })).id
}
