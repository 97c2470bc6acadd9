import env from '#start/env'
import { User } from '#users/public'
import { AppError } from '#core/errors/app_error'
import { recordDecision } from '#platform_log/public'
import { inTransaction } from '#core/database/transaction'
import { resetPath } from '#auth/rules/reset_path'
import { requireEnabled } from '#auth/rules/require_enabled'
import { issueToken } from '#auth/repositories/one_time_tokens'

/** Makes a reset link for an administrator to pass on where mail does not arrive. */
export default class MakeResetLink {
  /** The console has no actor. */
  async handle(email: string, actorId?: string): Promise<string> {
    const user = await User.findByEmail(email)
    if (!user) throw new AppError('USER_NOT_FOUND')
    requireEnabled(user)
    const token = await inTransaction(async (trx) => {
      if (actorId !== undefined) {
        const target = { targetId: user.id, subject: user.name }
        await recordDecision(trx, { actorId, action: 'user.reset_link_made', ...target })
      }
      return issueToken(trx, { userId: user.id, purpose: 'password_reset' })
    })
    return env.appUrl + resetPath(token)
  }
}
