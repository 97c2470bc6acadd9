import type { HttpContext } from '@adonisjs/core/http'
import { fileNotFound } from '#posts/previews/errors'
import { pictureFolder } from '#posts/previews/repositories/picture_files'

/** Public for anyone who knows the file name, because an `<img>` sends no token. */
export default class PublicPicturesController {
  async show({ params, response }: HttpContext) {
    const picture = await pictureFolder.read(params.name)
    if (!picture) throw fileNotFound()
    response.header('content-security-policy', "default-src 'none'; sandbox")
    response.header('content-type', 'image/webp')
    return response.send(picture)
  }
}
