import type { HttpContext } from '@adonisjs/core/http'
import { completeSignIn, signInContextOf } from '#identity/auth/http/complete_sign_in'
import { limitRedemptions } from '#identity/auth/http/credential_limit'
import JoinAccount from '#identity/external_sign_in/actions/join_account'
import type { ExternalSignIn } from '#identity/external_sign_in/actions/redeem_exchange_code'
import TakeAccount from '#identity/external_sign_in/actions/take_account'
import { exchangeCodeInvalid } from '#identity/external_sign_in/errors'
import { clearCodeCookie, hasCodeCookie } from '#identity/external_sign_in/http/code_cookie'
import { joinValidator, takeAccountValidator } from '#identity/external_sign_in/validators/join_validator'

/** Completes an external sign-in whose address already has an account. */
export default class JoinsController {
  /** Links the provider to the account, whose password proves the user's identity. */
  async store(ctx: HttpContext) {
    const { code, password } = await ctx.request.validateUsing(joinValidator)
    requireBrowser(ctx, code)
    return signIn(ctx, await new JoinAccount().handle({ code, password }))
  }

  /** Takes over the account without its password. */
  async take(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(takeAccountValidator)
    requireBrowser(ctx, code)
    await limitRedemptions(ctx.request.ip())
    return signIn(ctx, await new TakeAccount().handle(code))
  }
}

function requireBrowser(ctx: HttpContext, code: string): void {
  if (!hasCodeCookie(ctx, 'join', code)) throw exchangeCodeInvalid()
}

async function signIn(ctx: HttpContext, { user, method, providerSession }: ExternalSignIn) {
  clearCodeCookie(ctx, 'join')
  return ctx.response.json(await completeSignIn(user, signInContextOf(ctx, method, providerSession)))
}
