import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emailKey, changesEmail } from '#core/database/search/email_key'
import User from '#identity/users/models/user'
import { now } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { emailLinkInvalid } from '#identity/accounts/errors'
import { emailExists } from '#identity/auth/errors'
import { endPendingAccess } from '#identity/auth/repositories/end_access'
import { findLink, redeemToken } from '#identity/auth/repositories/one_time_tokens'

/**
 * Confirms an email address by a mailed link: the current address or a new one. Returns the address. A used link has
 * the same response while the account has that address.
 */
export default class ConfirmEmail {
  async handle(token: string): Promise<string> {
    try {
      return await inTransaction(async (trx) => {
        const email =
          (await confirmCurrent(trx, token)) ??
          (await confirmNew(trx, token)) ??
          (await confirmedBefore(trx, token))
        if (email === null) throw emailLinkInvalid()
        return email
      })
    } catch (error) {
      if (isUniqueViolation(error, 'email_key')) throw emailExists()
      throw error
    }
  }
}

/** The link is invalid once the user has changed the address. */
async function confirmCurrent(trx: TransactionClientContract, token: string): Promise<string | null> {
  const redeemed = await redeemToken(trx, 'email_verification', token)
  if (!redeemed) return null
  const user = await User.findOrFail(redeemed.userId, { client: trx })
  if (emailKey(redeemed.payload ?? '') !== user.emailKey) throw emailLinkInvalid()
  await user.merge({ emailVerifiedAt: now() }).save()
  return user.email
}

async function confirmNew(trx: TransactionClientContract, token: string): Promise<string | null> {
  const redeemed = await redeemToken(trx, 'email_change', token)
  if (!redeemed?.payload) return null
  const email = redeemed.payload
  const user = await User.findOrFail(redeemed.userId, { client: trx })
  await user.merge({ email, emailKey: emailKey(email), emailVerifiedAt: now() }).save()
  // A reset link in the old mailbox must stop working.
  await endPendingAccess(trx, user.id)
  return email
}

async function confirmedBefore(trx: TransactionClientContract, token: string): Promise<string | null> {
  const link = await findLink(trx, ['email_verification', 'email_change'], token)
  if (!link?.isUsed) return null
  const user = await User.findOrFail(link.userId, { client: trx })
  const isConfirmed = user.emailVerifiedAt !== null && !changesEmail(user, link.payload ?? '')
  return isConfirmed ? user.email : null
}
