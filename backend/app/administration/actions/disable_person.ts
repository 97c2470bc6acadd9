import { deleteAllTokens, endAccess } from '#auth/public'
import { inTransaction } from '#core/database/transaction'
import { recordDecision } from '#platform_log/public'
import { lockUser, setDisabled } from '#users/public'
import { cannotDisableYourself } from '#administration/errors'
import { requireAdministrator } from '#administration/repositories/require_administrator'

/** Disables a person: they are signed out everywhere and cannot sign in. What they wrote stays. */
export default class DisablePerson {
  handle(userId: string, actorId: string): Promise<void> {
    return inTransaction(async (trx) => {
      if (userId === actorId) throw cannotDisableYourself()
      await requireAdministrator(trx, actorId)
      const user = await lockUser(trx, userId)
      if (user.disabledAt !== null) return
      await setDisabled(user, true)
      await deleteAllTokens(trx, userId)
      await endAccess(trx, userId)
      await recordDecision(trx, { actorId, action: 'user.disabled', targetId: userId, subject: user.name })
    })
  }
}
