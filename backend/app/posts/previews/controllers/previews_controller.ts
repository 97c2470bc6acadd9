import type { HttpContext } from '@adonisjs/core/http'
import { acceptLink } from '#posts/links/queries/judge_link'
import PreviewLink from '#posts/previews/actions/preview_link'
import { PreviewSource } from '#posts/previews/gateways/preview_source'
import { previewValidator } from '#posts/links/validators/link_validator'

export default class PreviewsController {
  async store({ containerResolver, request, response }: HttpContext) {
    const { url } = await request.validateUsing(previewValidator)
    const link = await acceptLink(url)
    const source = await containerResolver.make(PreviewSource)
    return response.json(await new PreviewLink(source).handle(link))
  }
}
