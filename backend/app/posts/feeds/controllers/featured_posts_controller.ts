import type { HttpContext } from '@adonisjs/core/http'
import { FEATURED_POSTS } from '#contract/core/rules/limits'
import { publicFeed } from '#posts/feeds/http/public_feed'
import { featuredValidator } from '#posts/feeds/validators/feed_validator'

export default class FeaturedPostsController {
  async index({ request, response }: HttpContext) {
    const { limit = FEATURED_POSTS } = await featuredValidator.validate(request.qs())
    return response.json(await publicFeed.featured(limit), true)
  }
}
