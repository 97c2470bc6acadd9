import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import type { AvatarResult } from '#contract/identity/data/profile'
import { avatarUrl } from '#identity/users/transformers/person_transformer'
import ReplaceAvatar from '#identity/accounts/actions/replace_avatar'
import { avatarNotFound } from '#identity/accounts/errors'
import { readUpload } from '#identity/accounts/http/read_upload'
import { readAvatar, setAvatarPath } from '#identity/accounts/repositories/avatars'

export default class AvatarsController {
  /** Returns an avatar. Public for anyone who knows the file name, because an `<img>` sends no token. */
  async show({ params, response }: HttpContext) {
    const picture = await readAvatar(params.name)
    if (!picture) throw avatarNotFound()
    response.header('content-security-policy', "default-src 'none'; sandbox")
    response.header('content-type', 'image/webp')
    return response.send(picture)
  }

  /** Sets the signed-in user's avatar. */
  async store({ auth, request, response }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const file = await readUpload(request, { field: 'avatar', limit: env.avatarMaxBytes })
    const avatarPath = await new ReplaceAvatar().handle(id, file)
    const answer: AvatarResult = { avatarUrl: avatarUrl({ avatarPath }) }
    return response.json(answer)
  }

  /** Removes the avatar of the signed-in user. */
  async destroy({ auth, response }: HttpContext) {
    await setAvatarPath(auth.getUserOrFail().id, null)
    return response.noContent()
  }
}
