import type { AccessToken } from '@adonisjs/auth/access_tokens'
import User from '#identity/users/models/user'
import { deletePendingSignIn, countAttempt } from '#identity/auth/repositories/pending_sign_ins'
import { openSession } from '#identity/auth/repositories/sessions'
import { requireEnabled } from '#identity/auth/errors'
import type { SignInContext } from '#identity/auth/rules/sign_in_context'
import { inTransaction } from '#core/database/transactions/transaction'
import { isId } from '#core/runtime/ids'
import { signInExpired } from '#identity/two_factor/errors'
import { limitCodes } from '#identity/two_factor/repositories/code_limit'
import { requireSecondFactor } from '#identity/two_factor/repositories/second_factor'

interface VerifyTwoFactorInput {
  userId: string
  code: string
  context: SignInContext
}

/**
 * Completes the pending sign-in of a user and client. An unknown user, a missing pending sign-in and too many
 * attempts have the same error.
 */
export default class VerifyTwoFactor {
  async handle({ userId, code, context }: VerifyTwoFactorInput): Promise<{ user: User; token: AccessToken }> {
    const pending = isId(userId) ? await countAttempt({ userId, context }) : null
    if (!pending) throw signInExpired()
    return limitCodes(userId, () =>
      inTransaction(async (trx) => {
        await requireSecondFactor(trx, userId, code)
        if (!(await deletePendingSignIn(trx, pending.id))) throw signInExpired()
        const user = await User.findOrFail(userId, { client: trx })
        requireEnabled(user)
        const { method, providerSession } = pending
        const token = await openSession(userId, { ...context, method, providerSession }, trx)
        return { user, token }
      }),
    )
  }
}
