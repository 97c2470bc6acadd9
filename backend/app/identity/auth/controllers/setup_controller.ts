import type { HttpContext } from '@adonisjs/core/http'
import type { SetupStatus } from '#contract/identity/data/session'
import { hasAdministrator } from '#identity/users/repositories/administrators'
import SetUp from '#identity/auth/actions/set_up'
import { signInContextOf } from '#identity/auth/http/complete_sign_in'
import { limitRedemptions } from '#identity/auth/http/credential_limit'
import { openSession } from '#identity/auth/repositories/sessions'
import { forNewSession } from '#identity/auth/transformers/session_transformer'
import { setupValidator } from '#identity/auth/validators/auth_validator'
import { languageOf } from '#core/http/request/language_of'

export default class SetupController {
  /** Says whether the installation still has no administrator. */
  async show({ response }: HttpContext) {
    return response.json({ open: !(await hasAdministrator()) } satisfies SetupStatus)
  }

  /** Creates the first administrator, with the token from the log of the server. */
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const account = await request.validateUsing(setupValidator)
    await limitRedemptions(request.ip())
    const user = await new SetUp().handle({ ...account, language: languageOf(request) })
    const token = await openSession(user.id, signInContextOf(ctx, 'password'))
    return response.status(201).json(forNewSession(user, token))
  }
}
