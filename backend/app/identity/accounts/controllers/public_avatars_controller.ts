import type { HttpContext } from '@adonisjs/core/http'
import { readAvatar } from '#identity/accounts/repositories/avatar_files'
import { avatarNotFound } from '#identity/accounts/errors'

/** Public for anyone who knows the file name, because an `<img>` sends no token. */
export default class PublicAvatarsController {
  async show({ params, response }: HttpContext) {
    const picture = await readAvatar(params.name)
    if (!picture) throw avatarNotFound()
    response.header('content-security-policy', "default-src 'none'; sandbox")
    response.header('content-type', 'image/webp')
    return response.send(picture)
  }
}
