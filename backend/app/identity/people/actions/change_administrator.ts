import {
  requireReauthentication,
  type Reauthentication,
} from '#identity/auth/repositories/require_reauthentication'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import {
  hasOtherAdministrator,
  lockUser,
  setAdministrator,
} from '#identity/users/repositories/administrators'
import { lastAdministrator } from '#identity/people/errors'
import { requireAdministrator } from '#identity/people/repositories/require_administrator'

/** The user whose identity is verified is the actor. */
interface ChangeAdministratorInput extends Reauthentication {
  userId: string
  isAdmin: boolean
}

/** Grants a user the administrator role, or revokes it. The last administrator who can sign in keeps it. */
export default class ChangeAdministrator {
  async handle({ userId, isAdmin, ...proof }: ChangeAdministratorInput): Promise<void> {
    const { id: actorId } = proof.user
    await requireReauthentication(proof)
    await inTransaction(async (trx) => {
      await requireAdministrator(trx, actorId)
      const user = await lockUser(trx, userId)
      if (user.isAdmin === isAdmin) return
      if (!isAdmin && !(await hasOtherAdministrator(trx, userId))) throw lastAdministrator()
      await setAdministrator(user, isAdmin)
      await recordDecision(trx, {
        actorId,
        action: isAdmin ? 'user.made_administrator' : 'user.unmade_administrator',
        targetId: userId,
        subject: user.name,
      })
    })
  }
}
