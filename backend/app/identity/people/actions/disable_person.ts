import { deleteAllTokens } from '#identity/auth/repositories/one_time_tokens'
import { endAccess } from '#identity/auth/repositories/end_access'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import { lockUser, setDisabled } from '#identity/users/repositories/administrators'
import { cannotDisableYourself } from '#identity/people/errors'
import { requireAdministrator } from '#identity/people/repositories/require_administrator'

/** Disables a user: they are signed out everywhere and cannot sign in. Their content is kept. */
export default class DisablePerson {
  handle(userId: string, actorId: string): Promise<void> {
    return inTransaction(async (trx) => {
      if (userId === actorId) throw cannotDisableYourself()
      await requireAdministrator(trx, actorId)
      const user = await lockUser(trx, userId)
      if (user.disabledAt !== null) return
      await setDisabled(user, 'administrator')
      await deleteAllTokens(trx, userId)
      await endAccess(trx, userId)
      await recordDecision(trx, { actorId, action: 'user.disabled', targetId: userId, subject: user.name })
    })
  }
}
