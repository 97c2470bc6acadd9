import hash from '@adonisjs/core/services/hash'
import User from '#identity/users/models/user'
import { redeemToken } from '#identity/auth/repositories/one_time_tokens'
import { replacePassword } from '#identity/auth/repositories/replace_password'
import { requireImpersonalPassword } from '#identity/auth/rules/personal_password'
import { resetLinkInvalid } from '#identity/auth/errors'
import { now } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { requirePasswordSignIn } from '#identity/installation/repositories/password_sign_in'
import { removeUnprovenAccess } from '#identity/external_sign_in/repositories/remove_unproven_access'

interface ResetPasswordInput {
  token: string
  password: string
}

/**
 * Sets a new password by a reset link, which also verifies the email address. If the address was unverified, a second
 * factor and providers set up before are removed, so that they cannot lock the owner of the mailbox out. Returns
 * whether two-factor was turned off.
 */
export default class ResetPassword {
  async handle({ token, password }: ResetPasswordInput): Promise<boolean> {
    await requirePasswordSignIn()
    const passwordHash = await hash.make(password)
    return inTransaction(async (trx) => {
      const redeemed = await redeemToken(trx, 'password_reset', token)
      if (!redeemed) throw resetLinkInvalid()
      const user = await User.findOrFail(redeemed.userId, { client: trx })
      requireImpersonalPassword(password, user)
      const hadTwoFactor = user.twoFaEnabled
      if (user.emailVerifiedAt === null) await removeUnprovenAccess(trx, user)
      user.emailVerifiedAt ??= now()
      await replacePassword(trx, user, { passwordHash })
      return hadTwoFactor && !user.twoFaEnabled
    })
  }
}
