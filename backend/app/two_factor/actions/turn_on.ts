import type { User } from '#accounts/public'
import { accountLetter, endPendingSignIns, endSessions } from '#auth/public'
import { inTransaction } from '#core/database/transaction'
import { postLetter } from '#core/mail/outbox'
import { codeInvalid, notStarted } from '#two_factor/errors'
import { limitCodes } from '#two_factor/proofs/code_limit'
import { renewRecoveryCodes } from '#two_factor/recovery/recovery_codes'
import { confirmSecret, pendingSecret } from '#two_factor/secrets/secret_store'

interface Confirmation {
  user: User
  /** A code of the pending secret. */
  code: string
  sessionId: string
}

/** Puts the pending secret in use and hands out recovery codes. The person's other sessions end, and they are told by mail. */
export default class TurnOn {
  handle({ user, code, sessionId }: Confirmation): Promise<string[]> {
    return inTransaction(async (trx) => {
      const pending = await pendingSecret(trx, user.id)
      if (!pending) throw notStarted()
      const confirmed = await limitCodes(user.id, () => confirmSecret(trx, user.id, { pending, typed: code }))
      if (!confirmed) throw codeInvalid()
      await user.useTransaction(trx).merge({ twoFaEnabled: true }).save()
      await endSessions(user.id, { except: sessionId }, trx)
      await endPendingSignIns(trx, user.id)
      await postLetter(trx, user.email, accountLetter({ kind: 'twoFactorOn', user }))
      return renewRecoveryCodes(trx, user.id)
    })
  }
}
