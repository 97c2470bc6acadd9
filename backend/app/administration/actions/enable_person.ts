import { endAccess } from '#auth/public'
import { inTransaction } from '#core/database/transaction'
import { recordDecision } from '#platform_log/public'
import { lockUser, setDisabled } from '#users/public'
import { requireAdministrator } from '#administration/repositories/require_administrator'

/** Lets a disabled person sign in again. A sign-in that was under way when they were disabled opens no session now. */
export default class EnablePerson {
  handle(userId: string, actorId: string): Promise<void> {
    return inTransaction(async (trx) => {
      await requireAdministrator(trx, actorId)
      const user = await lockUser(trx, userId)
      if (user.disabledAt === null) return
      await endAccess(trx, userId)
      await setDisabled(user, false)
      await recordDecision(trx, { actorId, action: 'user.enabled', targetId: userId, subject: user.name })
    })
  }
}
