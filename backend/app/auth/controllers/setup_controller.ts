import type { HttpContext } from '@adonisjs/core/http'
import type { SetupStatus } from '#contract/data/session'
import { isEmpty } from '#accounts/public'
import SetUp from '#auth/actions/set_up'
import { visitOf } from '#auth/arrival/visit'
import { limitReset } from '#auth/rate_limit/credential_limit'
import { openSession } from '#auth/sessions/session_store'
import { forNewSession } from '#auth/transformers/session_transformer'
import { setupValidator } from '#auth/validators/auth_validator'
import { languageOf } from '#auth/arrival/language_of'

export default class SetupController {
  async show({ response }: HttpContext) {
    return response.json({ open: await isEmpty() } satisfies SetupStatus)
  }

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const account = await request.validateUsing(setupValidator)
    await limitReset(request.ip())
    const user = await new SetUp().handle({ ...account, language: languageOf(request) })
    const token = await openSession(user.id, visitOf(ctx, 'password'))
    return response.status(201).json(forNewSession(user, token))
  }
}
