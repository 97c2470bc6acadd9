import type { HttpContext } from '@adonisjs/core/http'
import AdministratorPolicy from '#core/http/administrator_policy'
import ChangePasswordSignIn from '#identity/openid/actions/change_password_sign_in'
import { passwordSignInValidator } from '#identity/openid/validators/openid_provider_validator'

/** Whether people may sign in with a password. */
export default class PasswordSignInsController {
  /** Switches the sign-in with passwords on or off. */
  async update({ auth, bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { passwordSignIn: isOn } = await request.validateUsing(passwordSignInValidator)
    await new ChangePasswordSignIn().handle({ isOn, actorId: auth.getUserOrFail().id })
    return response.noContent()
  }
}
