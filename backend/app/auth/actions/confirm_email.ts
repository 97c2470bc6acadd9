import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emailKey, User } from '#accounts/public'
import { now } from '#core/clock'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { emailExists, emailLinkInvalid } from '#auth/errors'
import { endTokens, redeemToken } from '#auth/tokens/one_time_tokens'

/** Takes the proof that an address is somebody's: their present one, or the one they want. Tells which. */
export default class ConfirmEmail {
  async handle(token: string): Promise<string> {
    try {
      return await inTransaction(
        async (trx) => (await confirmPresent(trx, token)) ?? (await confirmWanted(trx, token)),
      )
    } catch (error) {
      if (isUniqueViolation(error, 'email_key')) throw emailExists()
      throw error
    }
  }
}

/** A link to an address that the person has left since proves nothing. */
async function confirmPresent(trx: TransactionClientContract, token: string): Promise<string | null> {
  const proof = await redeemToken(trx, 'email_verification', token)
  if (!proof) return null
  const user = await User.findOrFail(proof.userId, { client: trx })
  if (emailKey(proof.payload ?? '') !== user.emailKey) throw emailLinkInvalid()
  await user.merge({ emailVerifiedAt: now() }).save()
  return user.email
}

async function confirmWanted(trx: TransactionClientContract, token: string): Promise<string> {
  const proof = await redeemToken(trx, 'email_change', token)
  if (!proof?.payload) throw emailLinkInvalid()
  const email = proof.payload
  const user = await User.findOrFail(proof.userId, { client: trx })
  await user.merge({ email, emailKey: emailKey(email), emailVerifiedAt: now() }).save()
  // A reset link in the old mailbox must not outlive the move.
  await endTokens(trx, user.id, 'password_reset')
  return email
}
