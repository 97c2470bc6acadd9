import type { HttpContext } from '@adonisjs/core/http'
import { readAvatar } from '#profile/avatars/avatar_files'
import { avatarNotFound } from '#profile/errors'

/** Open to everybody who knows the name: browsers ask for pictures without a token. */
export default class PublicAvatarsController {
  async show({ params, response }: HttpContext) {
    const picture = await readAvatar(params.name)
    if (!picture) throw avatarNotFound()
    response.header('cache-control', 'public, max-age=31536000, immutable')
    response.header('content-security-policy', "default-src 'none'; sandbox")
    response.header('content-type', 'image/webp')
    return response.send(picture)
  }
}
