import type { HttpContext } from '@adonisjs/core/http'
import { answerPublicly } from '#community/controllers/answer_publicly'
import { listCommunityTags } from '#community/queries/list_community_tags'

export default class CommunityTagsController {
  async index(ctx: HttpContext) {
    answerPublicly(ctx, await listCommunityTags())
  }
}
