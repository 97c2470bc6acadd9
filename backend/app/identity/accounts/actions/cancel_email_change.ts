import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emailKey, changesEmail } from '#core/database/search/email_key'
import User from '#identity/users/models/user'
import { now } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { deleteLaterTokens, findLink, redeemToken } from '#identity/auth/repositories/one_time_tokens'
import { emailExists } from '#identity/auth/errors'
import { endAccess } from '#identity/auth/repositories/end_access'
import { emailLinkInvalid } from '#identity/accounts/errors'

/**
 * Cancels an email change by the link in the mail to the old address, or undoes it if it was confirmed since, and ends
 * all sessions. Returns the address that the account keeps. A used link has the same response while the account has
 * that address, and ends nothing.
 */
export default class CancelEmailChange {
  async handle(token: string): Promise<string> {
    try {
      return await inTransaction((trx) => cancel(trx, token))
    } catch (error) {
      if (isUniqueViolation(error, 'email_key')) throw emailExists()
      throw error
    }
  }
}

async function cancel(trx: TransactionClientContract, token: string): Promise<string> {
  const redeemed = await redeemToken(trx, 'email_change_cancel', token)
  if (!redeemed?.payload) return cancelledBefore(trx, token)
  const email = redeemed.payload
  const user = await User.findOrFail(redeemed.userId, { client: trx })
  if (changesEmail(user, email)) {
    await user.merge({ email, emailKey: emailKey(email), emailVerifiedAt: now() }).save()
  }
  // Otherwise the links of later changes would return the account to the attacker.
  await deleteLaterTokens(trx, redeemed, 'email_change_cancel')
  await endAccess(trx, user.id)
  return email
}

async function cancelledBefore(trx: TransactionClientContract, token: string): Promise<string> {
  const link = await findLink(trx, ['email_change_cancel'], token)
  if (!link?.isUsed || !link.payload) throw emailLinkInvalid()
  const user = await User.findOrFail(link.userId, { client: trx })
  if (changesEmail(user, link.payload)) throw emailLinkInvalid()
  return link.payload
}
