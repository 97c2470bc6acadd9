import type { HttpContext } from '@adonisjs/core/http'
import type { LinkPictureResult } from '#contract/posts/data/link_preview'
import { acceptLink } from '#posts/links/queries/judge_link'
import FetchPicture from '#posts/previews/actions/fetch_picture'
import { fileNotFound } from '#posts/previews/errors'
import { PictureSource } from '#posts/previews/gateways/picture_source'
import { pictureFolder } from '#posts/previews/repositories/picture_files'
import { previewValidator } from '#posts/links/validators/link_validator'

/** Pictures of linked pages. */
export default class PicturesController {
  /**
   * Returns the picture of a link. Public for anyone who knows the file name, because an `<img>` sends no token.
   */
  async show({ params, response }: HttpContext) {
    const picture = await pictureFolder.read(params.name)
    if (!picture) throw fileNotFound()
    response.header('content-security-policy', "default-src 'none'; sandbox")
    response.header('content-type', 'image/webp')
    return response.send(picture)
  }

  /** Fetches the picture of a page. */
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
