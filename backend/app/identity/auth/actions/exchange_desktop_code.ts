import type { AccessToken } from '@adonisjs/auth/access_tokens'
import User from '#identity/users/models/user'
import { inTransaction } from '#core/database/transactions/transaction'
import type { SignInContext } from '#identity/auth/rules/sign_in_context'
import { desktopCodeInvalid, requireEnabled } from '#identity/auth/errors'
import { openSession } from '#identity/auth/repositories/sessions'
import { isPkceChallenge } from '#core/runtime/hashing/sha256'
import { redeemDesktopCode } from '#identity/auth/repositories/desktop_codes'

interface ExchangeDesktopCodeInput {
  code: string
  verifier: string
  /** The sign-in method comes from the session in the browser. */
  context: Omit<SignInContext, 'method'>
}

interface SignedIn {
  user: User
  token: AccessToken
}

/** Exchanges a desktop code for a session. A wrong verifier uses up the code. */
export default class ExchangeDesktopCode {
  async handle(exchange: ExchangeDesktopCodeInput): Promise<SignedIn> {
    const signedIn = await signIn(exchange)
    if (!signedIn) throw desktopCodeInvalid()
    return signedIn
  }
}

/** Returns null instead of throwing, which would roll back the use of the code. */
function signIn({ code, verifier, context }: ExchangeDesktopCodeInput): Promise<SignedIn | null> {
  return inTransaction(async (trx) => {
    const spent = await redeemDesktopCode(trx, code)
    if (!spent || !isPkceChallenge(spent.challenge, verifier)) return null
    const { userId, method, device, providerSession } = spent
    const user = await User.findOrFail(userId, { client: trx })
    requireEnabled(user)
    return { user, token: await openSession(userId, { ...context, method, device, providerSession }, trx) }
  })
}
