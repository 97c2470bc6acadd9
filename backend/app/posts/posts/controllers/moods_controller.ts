import type { HttpContext } from '@adonisjs/core/http'
import { listMoods } from '#posts/posts/queries/moods'

export default class MoodsController {
  /** Lists the moods of suggestions. */
  async index({ response }: HttpContext) {
    return response.json({ moods: await listMoods() })
  }
}
