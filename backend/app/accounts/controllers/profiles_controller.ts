import type { HttpContext } from '@adonisjs/core/http'
import type { ProfileChange } from '#contract/data/profile'
import { forSelf } from '#users/public'
import UpdateProfile from '#accounts/actions/update_profile'
import { profileValidator } from '#accounts/validators/profile_validator'

/** The signed-in user's profile. */
export default class ProfilesController {
  show({ auth, response }: HttpContext) {
    return response.json({ user: forSelf(auth.getUserOrFail()) })
  }

  async update({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const changes = await request.validateUsing(profileValidator)
    const pendingEmail = await new UpdateProfile().handle({ user, ...changes })
    return response.json({ user: forSelf(user), pendingEmail } satisfies ProfileChange)
  }
}
