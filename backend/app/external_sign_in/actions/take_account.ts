import { now } from '#core/clock'
import { inTransaction } from '#core/database/transaction'
import { queueMail } from '#core/mail/outbox'
import { exchangeCodeInvalid } from '#external_sign_in/errors'
import { externalSignInMail } from '#external_sign_in/mails/external_sign_in_mail'
import type { ExternalSignIn } from '#external_sign_in/actions/redeem_exchange_code'
import { insertIdentity } from '#external_sign_in/repositories/identities'
import { redeemJoinCode } from '#external_sign_in/repositories/join_codes'
import {
  removeOtherAccess,
  removeUnprovenAccess,
} from '#external_sign_in/repositories/remove_unproven_access'

/**
 * Gives the account with the address of a provider profile to its user, who has proven the mailbox but does not know the
 * password. Password, identities and sessions end, as after a reset; the second factor too if nobody has confirmed the
 * address.
 */
export default class TakeAccount {
  handle(code: string): Promise<ExternalSignIn> {
    return inTransaction(async (trx) => {
      const redeemed = await redeemJoinCode(trx, code)
      if (!redeemed) throw exchangeCodeInvalid()
      const { user, profile } = redeemed
      const wasConfirmed = user.emailVerifiedAt !== null
      await (wasConfirmed ? removeOtherAccess(trx, user) : removeUnprovenAccess(trx, user))
      user.emailVerifiedAt ??= now()
      await user.merge({ passwordHash: null }).save()
      await insertIdentity(trx, { ...profile, userId: user.id })
      const mail = wasConfirmed ? 'passwordEnded' : 'addressProven'
      await queueMail(trx, user.email, externalSignInMail(mail, user, profile.provider))
      return { user, method: profile.provider }
    })
  }
}
