import type { HttpContext } from '@adonisjs/core/http'
import type { FeaturedPostList } from '#contract/posts/data/post'
import { FEATURED_POSTS } from '#contract/core/rules/limits'
import { listFeaturedPosts } from '#posts/public'
import { forCommunity } from '#community/community/transformers/community_post_transformer'
import { featuredValidator } from '#community/community/validators/community_validator'

export default class FeaturedPostsController {
  async index({ request, response }: HttpContext) {
    const { limit = FEATURED_POSTS } = await featuredValidator.validate(request.qs())
    const list: FeaturedPostList = { posts: forCommunity(await listFeaturedPosts(limit)) }
    return response.json(list, true)
  }
}
