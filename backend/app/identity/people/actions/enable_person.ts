import { endAccess } from '#identity/auth/repositories/end_access'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import { lockUser, setDisabled } from '#identity/users/repositories/administrators'
import { requireAdministrator } from '#identity/people/repositories/require_administrator'

/** Enables a disabled user again. A sign-in that was pending when they were disabled stays invalid. */
export default class EnablePerson {
  handle(userId: string, actorId: string): Promise<void> {
    return inTransaction(async (trx) => {
      await requireAdministrator(trx, actorId)
      const user = await lockUser(trx, userId)
      if (user.disabledAt === null) return
      await endAccess(trx, userId)
      await setDisabled(user, null)
      await recordDecision(trx, { actorId, action: 'user.enabled', targetId: userId, subject: user.name })
    })
  }
}
