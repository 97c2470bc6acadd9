import hash from '@adonisjs/core/services/hash'
import { User } from '#accounts/public'
import { inTransaction } from '#core/database/transaction'
import { now } from '#core/clock'
import { resetLinkInvalid } from '#auth/errors'
import { replacePassword } from '#auth/passwords/replace_password'
import { redeemToken } from '#auth/tokens/one_time_tokens'

interface NewPassword {
  token: string
  password: string
}

/** Sets a new password by a reset link. Whoever has the link reads the mail, so the address is theirs. */
export default class ResetPassword {
  async handle({ token, password }: NewPassword): Promise<void> {
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
