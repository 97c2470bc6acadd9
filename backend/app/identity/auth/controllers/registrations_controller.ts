import type { HttpContext } from '@adonisjs/core/http'
import SignUp from '#identity/auth/actions/sign_up'
import { limitMail } from '#identity/auth/http/credential_limit'
import { languageOf } from '#core/http/request/language_of'
import { signInContextOf } from '#identity/auth/http/complete_sign_in'
import { openSession } from '#identity/auth/repositories/sessions'
import { forNewSession } from '#identity/auth/transformers/session_transformer'
import { registrationValidator } from '#identity/auth/validators/auth_validator'

export default class RegistrationsController {
  /** Creates an account and signs it in. */
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const account = await request.validateUsing(registrationValidator)
    await limitMail({ email: account.email, address: request.ip() })
    const user = await new SignUp().handle({ ...account, language: languageOf(request) })
    return response
      .status(201)
      .json(forNewSession(user, await openSession(user.id, signInContextOf(ctx, 'password'))))
  }
}
