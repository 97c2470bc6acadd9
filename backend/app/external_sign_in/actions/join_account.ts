import type { User } from '#users/public'
import { requirePassword } from '#auth/public'
import { now } from '#core/clock'
import { inTransaction } from '#core/database/transaction'
import { queueMail } from '#core/mail/outbox'
import { exchangeCodeInvalid } from '#external_sign_in/errors'
import type { ExternalSignIn } from '#external_sign_in/actions/redeem_exchange_code'
import { externalSignInMail } from '#external_sign_in/mails/external_sign_in_mail'
import { insertIdentity } from '#external_sign_in/repositories/identities'
import { findJoinable, redeemJoinCode } from '#external_sign_in/repositories/join_codes'

interface JoinAccountInput {
  code: string
  /** Of the account, which proves that it is the user's. */
  password: string
}

/** Links a provider to the account with its address, which is confirmed by that, and notifies its owner by mail. */
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
      await queueMail(trx, user.email, externalSignInMail('linked', user, profile.provider))
      return { user, method: profile.provider }
    })
  }
}

async function confirm(user: User): Promise<void> {
  user.emailVerifiedAt ??= now()
  await user.save()
}
