import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import type { Profile } from '#contract/data/profile'
import { limitMail, pendingEmailOf, sessionIdOf } from '#auth/public'
import { forSelf, type User } from '#users/public'
import { changesEmail } from '#accounts/rules/changes_email'
import UpdateProfile from '#accounts/actions/update_profile'
import { profileValidator } from '#accounts/validators/profile_validator'

/** The signed-in user's profile. */
export default class ProfilesController {
  async show({ auth, response }: HttpContext) {
    return response.json(await profileOf(auth.getUserOrFail()))
  }

  async update({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const changes = await request.validateUsing(profileValidator)
    if (changesEmail(user, changes.email)) {
      await limitMail({ email: changes.email, address: request.ip(), userId: user.id })
    }
    await new UpdateProfile().handle({ user, sessionId: sessionIdOf(user), ...changes })
    return response.json(await profileOf(user))
  }
}

async function profileOf(user: User): Promise<Profile> {
  const pendingEmail = await pendingEmailOf(user.id)
  return { user: forSelf(user), pendingEmail, avatarMaxBytes: env.avatarMaxBytes }
}
