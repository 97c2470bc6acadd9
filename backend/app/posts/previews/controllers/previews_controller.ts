import type { HttpContext } from '@adonisjs/core/http'
import { acceptLink } from '#posts/links/queries/judge_link'
import { previewOf } from '#posts/previews/gateways/link_preview'
import { forAuthor } from '#posts/previews/transformers/preview_transformer'
import { previewValidator } from '#posts/links/validators/link_validator'

export default class PreviewsController {
  /** Returns what the page of a link says about itself. */
  async store({ request, response }: HttpContext) {
    const { url } = await request.validateUsing(previewValidator)
    const link = await acceptLink(url)
    return response.json(forAuthor(link, await previewOf(link)))
  }
}
