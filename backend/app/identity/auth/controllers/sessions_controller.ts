import type { HttpContext } from '@adonisjs/core/http'
import SignIn from '#identity/auth/actions/sign_in'
import { completeSignIn, signInContextOf } from '#identity/auth/http/complete_sign_in'
import { isKnownDevice, rememberDevice } from '#identity/auth/http/known_device'
import { limitSignIn } from '#identity/auth/http/credential_limit'
import { forStatus } from '#identity/auth/transformers/session_transformer'
import { signInValidator } from '#identity/auth/validators/auth_validator'

export default class SessionsController {
  /** Signs in with address and password. Where two-factor authentication is on, a code completes it. */
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const credentials = await request.validateUsing(signInValidator)
    const { email, captcha } = credentials
    const attempt = { email, captcha, address: request.ip(), isKnownDevice: isKnownDevice(ctx, email) }
    const result = await limitSignIn(attempt, {
      checkPassword: () => new SignIn().handle(credentials),
      complete: (user, trx) => completeSignIn(user, signInContextOf(ctx, 'password'), trx),
    })
    rememberDevice(ctx, email)
    return response.json(result)
  }

  /** Returns the user of the session. */
  show({ auth, response }: HttpContext) {
    return response.json(forStatus(auth.getUserOrFail()))
  }

  /** Ends this session. */
  async destroy({ auth, response }: HttpContext) {
    await auth.use('api').invalidateToken()
    // Cached pictures that only this user may see. Not the storage, which keeps drafts and the language.
    response.header('clear-site-data', '"cache"')
    return response.noContent()
  }
}
