import type { HttpContext } from '@adonisjs/core/http'
import { acceptLink } from '#links/public'
import PreviewLink from '#previews/actions/preview_link'
import { PreviewSource } from '#previews/preview_source'
import { limitPreviews } from '#previews/rate_limit/preview_limit'
import { previewValidator } from '#previews/validators/preview_validator'

export default class PreviewsController {
  /** Looks at a link before it is shared, so that its words need not be typed. */
  async store({ auth, containerResolver, request, response }: HttpContext) {
    const { url } = await request.validateUsing(previewValidator)
    await limitPreviews(auth.getUserOrFail().id)
    const link = await acceptLink(url)
    const source = await containerResolver.make(PreviewSource)
    return response.json(await new PreviewLink(source).handle(link))
  }
}
