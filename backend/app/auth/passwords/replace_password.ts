import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { User } from '#accounts/public'
import { postLetter } from '#core/mail/outbox'
import { endPendingSignIns } from '#auth/arrival/pending_sign_in'
import { accountLetter } from '#auth/mails/account_letter'
import { endSessions } from '#auth/sessions/end_sessions'
import { endTokens } from '#auth/tokens/one_time_tokens'

interface Replacement {
  passwordHash: string
  /** The session that goes on. */
  sparing?: string
}

/** Gives a person another password. Whatever the old one opened ends, and the owner is told by mail. */
export async function replacePassword(
  trx: TransactionClientContract,
  user: User,
  { passwordHash, sparing }: Replacement,
): Promise<void> {
  await user.useTransaction(trx).merge({ passwordHash }).save()
  await endSessions(user.id, { except: sparing }, trx)
  await endPendingSignIns(trx, user.id)
  await endTokens(trx, user.id, 'password_reset')
  await postLetter(trx, user.email, accountLetter({ kind: 'changed', user }))
}
