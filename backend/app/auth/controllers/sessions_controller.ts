import type { HttpContext } from '@adonisjs/core/http'
import SignIn from '#auth/actions/sign_in'
import { admit } from '#auth/arrival/admit'
import { visitOf } from '#auth/arrival/visit'
import { limitSignIn } from '#auth/rate_limit/credential_limit'
import { forStatus } from '#auth/transformers/session_transformer'
import { credentialsValidator } from '#auth/validators/auth_validator'

export default class SessionsController {
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const credentials = await request.validateUsing(credentialsValidator)
    const attempt = { email: credentials.email, address: request.ip() }
    const user = await limitSignIn(attempt, () => new SignIn().handle(credentials))
    return response.json(await admit(user, visitOf(ctx, 'password')))
  }

  show({ auth, response }: HttpContext) {
    return response.json(forStatus(auth.getUserOrFail()))
  }

  async destroy({ auth, response }: HttpContext) {
    await auth.use('api').invalidateToken()
    return response.noContent()
  }
}
