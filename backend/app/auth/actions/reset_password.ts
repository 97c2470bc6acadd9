import hash from '@adonisjs/core/services/hash'
import { User } from '#users/public'
import { inTransaction } from '#core/database/transaction'
import { now } from '#core/clock'
import { resetLinkInvalid } from '#auth/errors'
import { replacePassword } from '#auth/repositories/replace_password'
import { redeemToken } from '#auth/repositories/one_time_tokens'

interface ResetPasswordInput {
  token: string
  password: string
}

/** Sets a new password by a reset link, which also verifies the email address. */
export default class ResetPassword {
  async handle({ token, password }: ResetPasswordInput): Promise<void> {
    const passwordHash = await hash.make(password)
    await inTransaction(async (trx) => {
      const redeemed = await redeemToken(trx, 'password_reset', token)
      if (!redeemed) throw resetLinkInvalid()
      const user = await User.findOrFail(redeemed.userId, { client: trx })
      user.emailVerifiedAt ??= now()
      await replacePassword(trx, user, { passwordHash })
    })
  }
}
