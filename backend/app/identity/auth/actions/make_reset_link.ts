import env from '#start/env'
import User from '#identity/users/models/user'
import { AppError } from '#core/http/errors/app_error'
import { recordDecision } from '#core/events/decision_made'
import { inTransaction } from '#core/database/transactions/transaction'
import { resetPath } from '#identity/auth/mails/auth_mail'
import { requirePasswordSignIn } from '#identity/installation/repositories/password_sign_in'
import { requireEnabled } from '#identity/auth/errors'
import { issueToken } from '#identity/auth/repositories/one_time_tokens'

/** Creates a reset link that an administrator passes on where mail does not arrive. */
export default class MakeResetLink {
  /** From the console there is no actor. */
  async handle(email: string, actorId?: string): Promise<string> {
    await requirePasswordSignIn()
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
