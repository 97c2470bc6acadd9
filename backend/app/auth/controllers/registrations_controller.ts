import type { HttpContext } from '@adonisjs/core/http'
import SignUp from '#auth/actions/sign_up'
import { languageOf } from '#auth/arrival/language_of'
import { visitOf } from '#auth/arrival/visit'
import { limitSignUp } from '#auth/rate_limit/credential_limit'
import { openSession } from '#auth/sessions/session_store'
import { forNewSession } from '#auth/transformers/session_transformer'
import { registrationValidator } from '#auth/validators/auth_validator'

export default class RegistrationsController {
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    await limitSignUp(request.ip())
    const account = await request.validateUsing(registrationValidator)
    const user = await new SignUp().handle({ ...account, language: languageOf(request) })
    return response
      .status(201)
      .json(forNewSession(user, await openSession(user.id, visitOf(ctx, 'password'))))
  }
}
