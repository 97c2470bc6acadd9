import { endAccess } from '#identity/auth/repositories/end_access'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import { lockUser } from '#identity/users/repositories/administrators'
import { requireAdministrator } from '#identity/people/repositories/require_administrator'

/** Ends the sessions of a user on all devices, and everything that could open another session. */
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
