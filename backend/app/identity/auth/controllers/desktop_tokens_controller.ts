import type { HttpContext } from '@adonisjs/core/http'
import ExchangeDesktopCode from '#identity/auth/actions/exchange_desktop_code'
import { signInContextOf } from '#identity/auth/http/complete_sign_in'
import { limitDesktopTokens } from '#identity/auth/http/credential_limit'
import { forNewSession } from '#identity/auth/transformers/session_transformer'
import { desktopTokenValidator } from '#identity/auth/validators/desktop_validator'

/** Exchanges a desktop code for a session. */
export default class DesktopTokensController {
  /** Exchanges the code of the desktop client for a session. */
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const exchange = await request.validateUsing(desktopTokenValidator)
    const context = signInContextOf(ctx, 'password')
    const { user, token } = await limitDesktopTokens(context.address, () =>
      new ExchangeDesktopCode().handle({ ...exchange, context }),
    )
    return response.json(forNewSession(user, token))
  }
}
