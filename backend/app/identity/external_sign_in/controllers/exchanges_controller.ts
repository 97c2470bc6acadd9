import type { HttpContext } from '@adonisjs/core/http'
import { completeSignIn, signInContextOf } from '#identity/auth/http/complete_sign_in'
import RedeemExchangeCode from '#identity/external_sign_in/actions/redeem_exchange_code'
import { exchangeCodeInvalid } from '#identity/external_sign_in/errors'
import { clearCodeCookie, hasCodeCookie } from '#identity/external_sign_in/http/code_cookie'
import { exchangeValidator } from '#identity/external_sign_in/validators/external_sign_in_validator'

/** Exchanges the code of an external sign-in for a session. */
export default class ExchangesController {
  /** Exchanges the code of an external sign-in for a session. */
  async store(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(exchangeValidator)
    if (!hasCodeCookie(ctx, 'exchange', code)) throw exchangeCodeInvalid()
    const { user, method, providerSession } = await new RedeemExchangeCode().handle(code)
    clearCodeCookie(ctx, 'exchange')
    return ctx.response.json(await completeSignIn(user, signInContextOf(ctx, method, providerSession)))
  }
}
