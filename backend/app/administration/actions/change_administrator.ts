import { requireReauthentication, type Reauthentication } from '#auth/public'
import { inTransaction } from '#core/database/transaction'
import { recordDecision } from '#platform_log/public'
import { hasOtherAdministrator, lockUser, setAdministrator } from '#users/public'
import { lastAdministrator } from '#administration/errors'
import { requireAdministrator } from '#administration/repositories/require_administrator'

/** The user of the proof is the actor. */
interface ChangeAdministratorInput extends Reauthentication {
  userId: string
  isAdmin: boolean
}

/** Makes a person an administrator, or no longer one. The last one who can sign in stays. */
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
