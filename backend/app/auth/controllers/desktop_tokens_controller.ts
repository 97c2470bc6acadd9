import type { HttpContext } from '@adonisjs/core/http'
import ExchangeDesktopCode from '#auth/actions/exchange_desktop_code'
import { visitOf } from '#auth/arrival/visit'
import { limitDesktopTokens } from '#auth/rate_limit/credential_limit'
import { forNewSession } from '#auth/transformers/session_transformer'
import { desktopTokenValidator } from '#auth/validators/desktop_validator'

/** Where the desktop client swaps its code for a session. */
export default class DesktopTokensController {
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const exchange = await request.validateUsing(desktopTokenValidator)
    const visit = visitOf(ctx, 'password')
    const { user, token } = await limitDesktopTokens(visit.address, () =>
      new ExchangeDesktopCode().handle({ ...exchange, visit }),
    )
    return response.json(forNewSession(user, token))
  }
}
