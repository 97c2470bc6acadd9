import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import type { Profile } from '#contract/identity/data/profile'
import { limitMail } from '#identity/auth/http/credential_limit'
import { pendingEmailOf } from '#identity/accounts/repositories/email_changes'
import { sessionIdOf } from '#identity/auth/rules/session_id_of'
import { forSelf } from '#identity/users/transformers/user_transformer'
import type User from '#identity/users/models/user'
import { changesEmail } from '#core/database/search/email_key'
import DeleteAccount from '#identity/accounts/actions/delete_account'
import UpdateProfile from '#identity/accounts/actions/update_profile'
import { deleteAccountValidator } from '#identity/accounts/validators/account_validator'
import { profileValidator } from '#identity/accounts/validators/profile_validator'

/** The signed-in user's profile, and their account. */
export default class ProfilesController {
  /** Returns the profile of the user. */
  async show({ auth, response }: HttpContext) {
    return response.json(await profileOf(auth.getUserOrFail()))
  }

  /** Changes the profile. Absent fields stay unchanged; a new address has to be confirmed. */
  async update({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const changes = await request.validateUsing(profileValidator)
    if (changesEmail(user, changes.email)) {
      await limitMail({ email: changes.email, address: request.ip(), userId: user.id })
    }
    await new UpdateProfile().handle({ user, sessionId: sessionIdOf(user), ...changes })
    return response.json(await profileOf(user))
  }

  /** Deletes the account. */
  async destroy({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const input = await request.validateUsing(deleteAccountValidator)
    await new DeleteAccount().handle({ user, sessionId: sessionIdOf(user), ...input })
    return response.noContent()
  }
}

async function profileOf(user: User): Promise<Profile> {
  const pendingEmail = await pendingEmailOf(user.id)
  return { user: forSelf(user), pendingEmail, avatarMaxBytes: env.avatarMaxBytes }
}
