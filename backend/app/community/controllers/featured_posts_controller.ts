import type { HttpContext } from '@adonisjs/core/http'
import type { FeaturedPostList } from '#contract/data/post'
import { answerPublicly } from '#community/controllers/answer_publicly'
import { findFeatured } from '#community/queries/find_featured'
import { forCommunity } from '#community/transformers/community_post_transformer'
import { featuredValidator } from '#community/validators/community_validator'

export default class FeaturedPostsController {
  async index(ctx: HttpContext) {
    const { limit } = await featuredValidator.validate(ctx.request.qs())
    const list: FeaturedPostList = { posts: forCommunity(await findFeatured(limit)) }
    answerPublicly(ctx, list)
  }
}
