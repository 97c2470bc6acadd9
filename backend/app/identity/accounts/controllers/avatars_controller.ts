import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import type { AvatarResult } from '#contract/identity/data/profile'
import { avatarUrl } from '#identity/users/transformers/person_transformer'
import RemoveAvatar from '#identity/accounts/actions/remove_avatar'
import ReplaceAvatar from '#identity/accounts/actions/replace_avatar'
import { readUpload } from '#identity/accounts/http/read_upload'

/** The signed-in user's avatar. */
export default class AvatarsController {
  async store({ auth, request, response }: HttpContext) {
    const { id } = auth.getUserOrFail()
    const file = await readUpload(request, { field: 'avatar', limit: env.avatarMaxBytes })
    const avatarPath = await new ReplaceAvatar().handle(id, file)
    const answer: AvatarResult = { avatarUrl: avatarUrl({ avatarPath }) }
    return response.json(answer)
  }

  async destroy({ auth, response }: HttpContext) {
    await new RemoveAvatar().handle(auth.getUserOrFail().id)
    return response.noContent()
  }
}
