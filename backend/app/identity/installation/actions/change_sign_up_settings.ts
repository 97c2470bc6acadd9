import type { InstallationSettings, SignUpSettings } from '#contract/identity/data/installation_settings'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import { requireAdministrator } from '#identity/people/repositories/require_administrator'
import { lockSettings, saveSignUpSettings } from '#identity/installation/repositories/sign_up_settings'

interface ChangeSignUpSettingsInput {
  actorId: string
  signUp: SignUpSettings
}

/** Saves who may sign up, in place of the settings of the environment. The last of simultaneous changes stays. */
export default class ChangeSignUpSettings {
  handle({ actorId, signUp }: ChangeSignUpSettingsInput): Promise<InstallationSettings> {
    return inTransaction(async (trx) => {
      await requireAdministrator(trx, actorId)
      const before = await lockSettings(trx)
      await saveSignUpSettings(trx, signUp)
      const [old, changed] = [fieldsOf(before.signUp), fieldsOf(signUp)]
      if (JSON.stringify(old) !== JSON.stringify(changed))
        await recordDecision(trx, {
          actorId,
          action: 'sign_up.changed',
          targetId: null,
          subject: '',
          before: old,
          after: changed,
        })
      return { signUp, isPreset: false }
    })
  }
}

const fieldsOf = ({ passwords, external, domains }: SignUpSettings) => ({
  signUpPasswords: passwords,
  signUpExternal: external,
  signUpDomains: domains.join(', '),
})
