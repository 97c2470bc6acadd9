import env from '#start/env'
import { User } from '#users/public'
import { AppError } from '#core/errors/app_error'
import { inTransaction } from '#core/database/transaction'
import { resetPath } from '#auth/rules/reset_path'
import { issueToken } from '#auth/repositories/one_time_tokens'

/** Makes a reset link for an administrator to pass on where mail does not arrive. */
export default class MakeResetLink {
  async handle(email: string): Promise<string> {
    const user = await User.findByEmail(email)
    if (!user) throw new AppError('USER_NOT_FOUND')
    const token = await inTransaction((trx) =>
      issueToken(trx, { userId: user.id, purpose: 'password_reset' }),
    )
    return env.appUrl + resetPath(token)
  }
}
