import type { HttpContext } from '@adonisjs/core/http'
import MakeResetLink from '#identity/auth/actions/make_reset_link'
import AdministratorPolicy from '#core/http/administrator_policy'
import { forgotPasswordValidator } from '#identity/auth/validators/password_validator'

/** Reset links for administrators to pass on where mail does not arrive. */
export default class ResetLinksController {
  /** Creates a link with which a person sets a new password. */
  async store({ auth, bouncer, request, response }: HttpContext) {
    await bouncer.with(AdministratorPolicy).authorize('administer')
    const { email } = await request.validateUsing(forgotPasswordValidator)
    const url = await new MakeResetLink().handle(email, auth.getUserOrFail().id)
    return response.status(201).json({ url })
  }
}
