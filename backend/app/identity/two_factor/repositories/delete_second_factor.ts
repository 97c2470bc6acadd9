import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#identity/users/models/user'
import { endAccess } from '#identity/auth/repositories/end_access'
import { queueMail } from '#core/mail/outbox'
import { twoFactorMail } from '#identity/two_factor/mails/two_factor_mail'
import { deleteRecoveryCodes } from '#identity/two_factor/repositories/recovery_codes'
import { deleteSecrets } from '#identity/two_factor/repositories/secret_store'

/** Turns two-factor off: the user's sessions end, except one, and they are notified by mail. */
export async function deleteSecondFactor(
  trx: TransactionClientContract,
  user: User,
  { keep }: { keep?: string },
): Promise<void> {
  await user.useTransaction(trx).merge({ twoFaEnabled: false }).save()
  await deleteSecrets(trx, user.id)
  await deleteRecoveryCodes(trx, user.id)
  await endAccess(trx, user.id, { exceptSession: keep })
  await queueMail(trx, user.email, twoFactorMail('turnedOff', user))
}
