import type { AccessToken } from '@adonisjs/auth/access_tokens'
import { User } from '#accounts/public'
import { inTransaction } from '#core/database/transaction'
import type { Visit } from '#auth/arrival/visit'
import { desktopCodeInvalid } from '#auth/errors'
import { openSession } from '#auth/sessions/session_store'
import { answersChallenge } from '#auth/tokens/answers_challenge'
import { spendDesktopCode } from '#auth/tokens/desktop_codes'

interface Exchange {
  code: string
  verifier: string
  /** How they signed in, the browser knows. */
  visit: Omit<Visit, 'way'>
}

interface SignedIn {
  user: User
  token: AccessToken
}

/** Opens the session of a desktop client for the code of a browser. Whoever has another verifier ends the code. */
export default class ExchangeDesktopCode {
  async handle(exchange: Exchange): Promise<SignedIn> {
    const signedIn = await signIn(exchange)
    if (!signedIn) throw desktopCodeInvalid()
    return signedIn
  }
}

/** Answers null rather than throwing: the code has to stay used. */
function signIn({ code, verifier, visit }: Exchange): Promise<SignedIn | null> {
  return inTransaction(async (trx) => {
    const spent = await spendDesktopCode(trx, code)
    if (!spent || !answersChallenge(spent.challenge, verifier)) return null
    const { userId, way, device } = spent
    const user = await User.findOrFail(userId, { client: trx })
    return { user, token: await openSession(userId, { ...visit, way, device }, trx) }
  })
}
