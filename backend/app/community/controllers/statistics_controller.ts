import type { HttpContext } from '@adonisjs/core/http'
import { answerPublicly } from '#community/controllers/answer_publicly'
import { communityStatistics } from '#community/queries/community_statistics'

export default class StatisticsController {
  async show(ctx: HttpContext) {
    answerPublicly(ctx, await communityStatistics())
  }
}
