import { now } from '#core/clock'
import { inTransaction } from '#core/database/transaction'
import { queueMail } from '#core/mail/outbox'
import { exchangeCodeInvalid } from '#external_sign_in/errors'
import { externalSignInMail } from '#external_sign_in/mails/external_sign_in_mail'
import type { ExternalSignIn } from '#external_sign_in/actions/redeem_exchange_code'
import { insertIdentity } from '#external_sign_in/repositories/identities'
import { redeemJoinCode } from '#external_sign_in/repositories/join_codes'
import { removeUnprovenAccess } from '#external_sign_in/repositories/remove_unproven_access'

/**
 * Gives the unconfirmed account with the address of a provider profile to its user, who has proven the mailbox but does
 * not know the password: the person who signed up has not proven it. Password, second factor, identities and sessions end.
 */
export default class TakeAccount {
  handle(code: string): Promise<ExternalSignIn> {
    return inTransaction(async (trx) => {
      const redeemed = await redeemJoinCode(trx, code)
      if (!redeemed || redeemed.user.emailVerifiedAt !== null) throw exchangeCodeInvalid()
      const { user, profile } = redeemed
      await removeUnprovenAccess(trx, user)
      await user.merge({ passwordHash: null, emailVerifiedAt: now() }).save()
      await insertIdentity(trx, { ...profile, userId: user.id })
      await queueMail(trx, user.email, externalSignInMail('addressProven', user, profile.provider))
      return { user, method: profile.provider }
    })
  }
}
