import type User from '#identity/users/models/user'
import { endAccess } from '#identity/auth/repositories/end_access'
import { requireRecentSignIn } from '#identity/auth/repositories/require_reauthentication'
import { inTransaction } from '#core/database/transactions/transaction'
import { queueMail } from '#core/mail/outbox'
import { codeInvalid, notStarted } from '#identity/two_factor/errors'
import { twoFactorMail } from '#identity/two_factor/mails/two_factor_mail'
import { limitCodes } from '#identity/two_factor/repositories/code_limit'
import { replaceRecoveryCodes } from '#identity/two_factor/repositories/recovery_codes'
import { confirmSecret, pendingSecret } from '#identity/two_factor/repositories/secret_store'

interface TurnOnInput {
  user: User
  /** A code of the pending secret. */
  code: string
  /** Required for users with a password, from ten minutes after the sign-in on. */
  password?: string
  sessionId: string
}

/** Activates the pending secret and returns recovery codes. The user's other sessions end, and they are notified by mail. */
export default class TurnOn {
  async handle({ user, code, password, sessionId }: TurnOnInput): Promise<string[]> {
    await requireRecentSignIn({ user, password, sessionId })
    return limitCodes(user.id, () =>
      inTransaction(async (trx) => {
        const pending = await pendingSecret(trx, user.id)
        if (!pending) throw notStarted()
        if (!(await confirmSecret(trx, user.id, { pending, typed: code }))) throw codeInvalid()
        await user.useTransaction(trx).merge({ twoFaEnabled: true }).save()
        await endAccess(trx, user.id, { exceptSession: sessionId })
        await queueMail(trx, user.email, twoFactorMail('turnedOn', user))
        return replaceRecoveryCodes(trx, user.id)
      }),
    )
  }
}
