import hash from '@adonisjs/core/services/hash'
import { User } from '#users/public'
import { redeemToken, replacePassword, requireImpersonalPassword, resetLinkInvalid } from '#auth/public'
import { now } from '#core/clock'
import { inTransaction } from '#core/database/transaction'
import { removeUnprovenAccess } from '#external_sign_in/public'

interface ResetPasswordInput {
  token: string
  password: string
}

/**
 * Sets a new password by a reset link, which also verifies the email address. If nobody had, its owner gets the account:
 * a second factor or a provider that somebody else has set up must not lock them out. Returns whether two-factor ended.
 */
export default class ResetPassword {
  async handle({ token, password }: ResetPasswordInput): Promise<boolean> {
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
