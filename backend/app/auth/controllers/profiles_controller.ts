import type { HttpContext } from '@adonisjs/core/http'
import type { ProfileChange } from '#contract/data/profile'
import { forSelf } from '#accounts/public'
import ChangeProfile from '#auth/actions/change_profile'
import { profileValidator } from '#auth/validators/profile_validator'

export default class ProfilesController {
  async update({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const changes = await request.validateUsing(profileValidator)
    const pendingEmail = await new ChangeProfile().handle({ user, ...changes })
    const answer: ProfileChange = { user: forSelf(user), pendingEmail }
    return response.json(answer)
  }
}
