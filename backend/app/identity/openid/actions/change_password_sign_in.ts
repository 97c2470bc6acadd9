import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import { requireAdministratorSignIn } from '#identity/external_sign_in/repositories/administrator_sign_in'
import { lockSettings } from '#identity/installation/repositories/sign_up_settings'
import { savePasswordSignIn } from '#identity/installation/repositories/password_sign_in'
import { requireAdministrator } from '#identity/people/repositories/require_administrator'

interface ChangePasswordSignInInput {
  isOn: boolean
  /** Null for the operator of the installation, whose command is in no log. */
  actorId: string | null
}

/**
 * Says whether people may sign in with a password. Switching it off needs an administrator who has signed in with a
 * provider; sessions stay.
 */
export default class ChangePasswordSignIn {
  handle({ isOn, actorId }: ChangePasswordSignInInput): Promise<void> {
    return inTransaction(async (trx) => {
      if (actorId !== null) await requireAdministrator(trx, actorId)
      const { passwordSignIn } = await lockSettings(trx)
      if (passwordSignIn === isOn) return
      await savePasswordSignIn(trx, isOn)
      await requireAdministratorSignIn(trx)
      if (actorId === null) return
      await recordDecision(trx, {
        actorId,
        action: 'password_sign_in.changed',
        targetId: null,
        subject: '',
        before: { passwordSignIn: String(passwordSignIn) },
        after: { passwordSignIn: String(isOn) },
      })
    })
  }
}
