import type { HttpContext } from '@adonisjs/core/http'
import { acceptLink } from '#links/public'
import PreviewLink from '#previews/actions/preview_link'
import { PreviewSource } from '#previews/queries/preview_source'
import { previewValidator } from '#previews/validators/preview_validator'

export default class PreviewsController {
  async store({ containerResolver, request, response }: HttpContext) {
    const { url } = await request.validateUsing(previewValidator)
    const link = await acceptLink(url)
    const source = await containerResolver.make(PreviewSource)
    return response.json(await new PreviewLink(source).handle(link))
  }
}
