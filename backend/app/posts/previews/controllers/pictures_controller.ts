import type { HttpContext } from '@adonisjs/core/http'
import type { LinkPictureResult } from '#contract/posts/data/link_preview'
import { acceptLink } from '#posts/links/queries/judge_link'
import FetchPicture from '#posts/previews/actions/fetch_picture'
import { PictureSource } from '#posts/previews/gateways/picture_source'
import { previewValidator } from '#posts/previews/validators/preview_validator'

/** Fetches the pictures of linked pages. */
export default class PicturesController {
  async store({ auth, containerResolver, request, response }: HttpContext) {
    const { url } = await request.validateUsing(previewValidator)
    const link = await acceptLink(url)
    const source = await containerResolver.make(PictureSource)
    const answer: LinkPictureResult = {
      picture: await new FetchPicture(source).handle(link, auth.getUserOrFail().id),
    }
    return response.json(answer)
  }
}
