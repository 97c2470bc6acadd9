import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { User } from '#accounts/public'
import { postLetter } from '#core/mail/outbox'
import { accountLetter } from '#auth/mails/account_letter'
import { issueToken } from '#auth/tokens/one_time_tokens'

/** Asks a person, by mail, to prove that their address is theirs. */
export async function sendVerification(trx: TransactionClientContract, user: User): Promise<void> {
  const token = await issueToken(trx, { userId: user.id, purpose: 'email_verification', payload: user.email })
  await postLetter(
    trx,
    user.email,
    accountLetter({ kind: 'verify', user, path: `/verify-email?token=${token}` }),
  )
}
