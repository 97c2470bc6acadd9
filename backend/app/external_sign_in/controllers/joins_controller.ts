import type { HttpContext } from '@adonisjs/core/http'
import { completeSignIn, limitRedemptions, signInContextOf } from '#auth/public'
import JoinAccount from '#external_sign_in/actions/join_account'
import type { ExternalSignIn } from '#external_sign_in/actions/redeem_exchange_code'
import TakeAccount from '#external_sign_in/actions/take_account'
import { exchangeCodeInvalid } from '#external_sign_in/errors'
import { clearCodeCookie, hasCodeCookie } from '#external_sign_in/http/code_cookie'
import { joinValidator, takeAccountValidator } from '#external_sign_in/validators/join_validator'

/** Completes an external sign-in for which there is an account already. */
export default class JoinsController {
  /** Links the provider to the account, whose password proves the user. */
  async store(ctx: HttpContext) {
    const { code, password } = await ctx.request.validateUsing(joinValidator)
    requireBrowser(ctx, code)
    return signIn(ctx, await new JoinAccount().handle({ code, password }))
  }

  /** Takes the account without its password. */
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

async function signIn(ctx: HttpContext, { user, method }: ExternalSignIn) {
  clearCodeCookie(ctx, 'join')
  return ctx.response.json(await completeSignIn(user, signInContextOf(ctx, method)))
}
