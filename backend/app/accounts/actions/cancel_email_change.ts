import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emailKey, User } from '#users/public'
import { now } from '#core/clock'
import { inTransaction } from '#core/database/transaction'
import { isUniqueViolation } from '#core/database/unique_violation'
import { deleteLaterTokens, emailExists, endAccess, findLink, redeemToken } from '#auth/public'
import { changesEmail } from '#accounts/rules/changes_email'
import { emailLinkInvalid } from '#accounts/errors'

/**
 * Cancels an email change by the link in the mail to the old address, or undoes it if it has been confirmed since, and
 * ends all sessions. Returns the address that stays. A used link answers the same again while the account has the address,
 * and ends nothing.
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
  // Later links would give the account back to the person who changed the address.
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
