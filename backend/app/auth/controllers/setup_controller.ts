import type { HttpContext } from '@adonisjs/core/http'
import type { SetupStatus } from '#contract/data/session'
import { hasUsers } from '#users/public'
import SetUp from '#auth/actions/set_up'
import { signInContextOf } from '#auth/http/sign_in_context'
import { limitRedemptions } from '#auth/http/credential_limit'
import { openSession } from '#auth/repositories/sessions'
import { forNewSession } from '#auth/transformers/session_transformer'
import { setupValidator } from '#auth/validators/auth_validator'
import { languageOf } from '#auth/http/language_of'

export default class SetupController {
  async show({ response }: HttpContext) {
    return response.json({ open: !(await hasUsers()) } satisfies SetupStatus)
  }

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const account = await request.validateUsing(setupValidator)
    await limitRedemptions(request.ip())
    const user = await new SetUp().handle({ ...account, language: languageOf(request) })
    const token = await openSession(user.id, signInContextOf(ctx, 'password'))
    return response.status(201).json(forNewSession(user, token))
  }
}
