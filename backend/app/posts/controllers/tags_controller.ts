import type { HttpContext } from '@adonisjs/core/http'
import { listTags } from '#posts/queries/list_tags'

export default class TagsController {
  async index({ response }: HttpContext) {
    return response.json({ tags: await listTags() })
  }
}
