import type { HttpContext } from '@adonisjs/core/http'
import type { AvatarAnswer } from '#contract/data/profile'
import { AVATAR_MAX_BYTES } from '#contract/rules/limits'
import { avatarUrl } from '#accounts/public'
import RemoveAvatar from '#profile/actions/remove_avatar'
import ReplaceAvatar from '#profile/actions/replace_avatar'
import { readUpload } from '#profile/avatars/read_upload'
import { limitUploads } from '#profile/rate_limit/profile_limit'

/** A person's own picture. Whose it is says the session, not the form. */
export default class AvatarsController {
  async store({ auth, request, response }: HttpContext) {
    const { id } = auth.getUserOrFail()
    await limitUploads(id)
    const file = await readUpload(request, { field: 'avatar', limit: AVATAR_MAX_BYTES })
    const avatarPath = await new ReplaceAvatar().handle(id, file)
    const answer: AvatarAnswer = { avatarUrl: avatarUrl({ avatarPath }) }
    return response.json(answer)
  }

  async destroy({ auth, response }: HttpContext) {
    await new RemoveAvatar().handle(auth.getUserOrFail().id)
    return response.noContent()
  }
}
