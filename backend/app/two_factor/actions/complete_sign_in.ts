import type { AccessToken } from '@adonisjs/auth/access_tokens'
import { User } from '#accounts/public'
import { completePendingSignIn, countTry, openSession, type Visit } from '#auth/public'
import { inTransaction } from '#core/database/transaction'
import { isId } from '#core/ids'
import { signInExpired } from '#two_factor/errors'
import { requireTwoFactor } from '#two_factor/proofs/prove_two_factor'

interface Answer {
  userId: string
  code: string
  visit: Visit
}

/**
 * Completes the sign-in that pends for a person and client. Who is nobody, has nothing pending
 * or has tried too often hears the same.
 */
export default class CompleteSignIn {
  async handle({ userId, code, visit }: Answer): Promise<{ user: User; token: AccessToken }> {
    const pending = isId(userId) ? await countTry({ userId, visit }) : null
    if (!pending) throw signInExpired()
    const user = await inTransaction(async (trx) => {
      await requireTwoFactor(trx, userId, code)
      if (!(await completePendingSignIn(trx, pending.id))) throw signInExpired()
      return User.findOrFail(userId, { client: trx })
    })
    return { user, token: await openSession(user.id, { ...visit, way: pending.way }) }
  }
}
