import type { HttpContext } from '@adonisjs/core/http'
import MakeResetLink from '#auth/actions/make_reset_link'
import { AccountPolicy } from '#auth/policies/account_policy'
import { forgotPasswordValidator } from '#auth/validators/password_validator'

/** A reset link that an administrator hands on where mail does not reach somebody. */
export default class ResetLinksController {
  async store({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AccountPolicy).authorize('helpBackIn')
    const { email } = await request.validateUsing(forgotPasswordValidator)
    return response.status(201).json({ url: await new MakeResetLink().handle(email) })
  }
}
