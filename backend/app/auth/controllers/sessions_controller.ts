import type { HttpContext } from '@adonisjs/core/http'
import SignIn from '#auth/actions/sign_in'
import { completeSignIn } from '#auth/http/complete_sign_in'
import { signInContextOf } from '#auth/http/sign_in_context'
import { limitSignIn } from '#auth/http/credential_limit'
import { forStatus } from '#auth/transformers/session_transformer'
import { signInValidator } from '#auth/validators/auth_validator'

export default class SessionsController {
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const credentials = await request.validateUsing(signInValidator)
    const attempt = { email: credentials.email, address: request.ip() }
    const user = await limitSignIn(attempt, () => new SignIn().handle(credentials))
    return response.json(await completeSignIn(user, signInContextOf(ctx, 'password')))
  }

  show({ auth, response }: HttpContext) {
    return response.json(forStatus(auth.getUserOrFail()))
  }

  async destroy({ auth, response }: HttpContext) {
    await auth.use('api').invalidateToken()
    return response.noContent()
  }
}
