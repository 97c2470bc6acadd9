import type User from '#identity/users/models/user'
import { requirePassword } from '#identity/auth/repositories/require_reauthentication'
import { now } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { queueMail } from '#core/mail/outbox'
import { exchangeCodeInvalid } from '#identity/external_sign_in/errors'
import type { ExternalSignIn } from '#identity/external_sign_in/actions/redeem_exchange_code'
import { providerLabel } from '#identity/external_sign_in/queries/offered_providers'
import { externalSignInMail } from '#identity/external_sign_in/mails/external_sign_in_mail'
import { insertIdentity } from '#identity/external_sign_in/repositories/identities'
import { findJoinable, redeemJoinCode } from '#identity/external_sign_in/repositories/join_codes'

interface JoinAccountInput {
  code: string
  /** The password of the account, which proves that it is the user's. */
  password: string
}

/** Links a provider to the account with its address, which this also confirms, and notifies the owner by mail. */
export default class JoinAccount {
  async handle({ code, password }: JoinAccountInput): Promise<ExternalSignIn> {
    const joinable = await findJoinable(code)
    if (!joinable) throw exchangeCodeInvalid()
    await requirePassword(joinable.user, password)
    return inTransaction(async (trx) => {
      const redeemed = await redeemJoinCode(trx, code)
      if (!redeemed) throw exchangeCodeInvalid()
      const { user, profile } = redeemed
      await insertIdentity(trx, { ...profile, userId: user.id })
      await confirm(user)
      const label = await providerLabel(trx, profile.provider)
      await queueMail(trx, user.email, externalSignInMail('linked', user, label))
      return { user, method: profile.provider, providerSession: profile.session }
    })
  }
}

async function confirm(user: User): Promise<void> {
  user.emailVerifiedAt ??= now()
  await user.save()
}
