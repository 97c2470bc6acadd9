import type { HttpContext } from '@adonisjs/core/http'
import { listMoods } from '#posts/moods/queries/mood_join'

export default class MoodsController {
  async index({ response }: HttpContext) {
    return response.json({ moods: await listMoods() })
  }
}
