import { now } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { queueMail } from '#core/mail/outbox'
import { exchangeCodeInvalid } from '#identity/external_sign_in/errors'
import { providerLabel } from '#identity/external_sign_in/queries/offered_providers'
import { externalSignInMail } from '#identity/external_sign_in/mails/external_sign_in_mail'
import type { ExternalSignIn } from '#identity/external_sign_in/actions/redeem_exchange_code'
import { insertIdentity } from '#identity/external_sign_in/repositories/identities'
import { redeemJoinCode } from '#identity/external_sign_in/repositories/join_codes'
import {
  removeOtherAccess,
  removeUnprovenAccess,
} from '#identity/external_sign_in/repositories/remove_unproven_access'

/**
 * Gives the owner of a mailbox the account with this address, whose password they do not know. Password, identities and
 * sessions end, as after a reset; the second factor too if the address was never confirmed.
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
      const label = await providerLabel(trx, profile.provider)
      await queueMail(trx, user.email, externalSignInMail(mail, user, label))
      return { user, method: profile.provider, providerSession: profile.session }
    })
  }
}
