import type { HttpContext } from '@adonisjs/core/http'
import { communityStatistics } from '#community/community/queries/community_statistics'

export default class StatisticsController {
  /** Returns the numbers of the community. */
  async show({ response }: HttpContext) {
    return response.json(await communityStatistics(), true)
  }
}
