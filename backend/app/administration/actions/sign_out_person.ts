import { endAccess } from '#auth/public'
import { inTransaction } from '#core/database/transaction'
import { recordDecision } from '#platform_log/public'
import { lockUser } from '#users/public'
import { requireAdministrator } from '#administration/repositories/require_administrator'

/** Ends the sessions of a person, on every device, and everything that could open another. */
export default class SignOutPerson {
  handle(userId: string, actorId: string): Promise<void> {
    return inTransaction(async (trx) => {
      await requireAdministrator(trx, actorId)
      const user = await lockUser(trx, userId)
      await endAccess(trx, userId)
      await recordDecision(trx, { actorId, action: 'user.signed_out', targetId: userId, subject: user.name })
    })
  }
}
