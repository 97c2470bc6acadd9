import type { OpenIdProviderChange } from '#contract/identity/data/openid_provider'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import { requireAdministratorSignIn } from '#identity/external_sign_in/repositories/administrator_sign_in'
import { lockSettings } from '#identity/installation/repositories/sign_up_settings'
import { columnsOf, settingsOf } from '#identity/openid/models/openid_provider'
import { lockProvider, updateProvider } from '#identity/openid/repositories/openid_providers'
import { changedFields, recordedFields } from '#identity/openid/rules/recorded_fields'
import { sealSecret, secretHint } from '#identity/openid/rules/sealed_secret'
import { requireAdministrator } from '#identity/people/repositories/require_administrator'

interface ChangeProviderInput extends OpenIdProviderChange {
  actorId: string
  id: string
}

/**
 * Changes a provider. Sessions and identities stay, also when it is switched off, unless no administrator could sign in
 * any more.
 */
export default class ChangeProvider {
  handle({ actorId, id, clientSecret, ...settings }: ChangeProviderInput): Promise<void> {
    return inTransaction(async (trx) => {
      await requireAdministrator(trx, actorId)
      await lockSettings(trx)
      const row = await lockProvider(trx, id)
      const secret = clientSecret !== undefined && {
        client_secret: sealSecret(id, clientSecret),
        secret_hint: secretHint(clientSecret),
      }
      await updateProvider(trx, id, { ...columnsOf(settings), ...secret })
      await requireAdministratorSignIn(trx)
      const old = settingsOf(row)
      const parts = (isNew: boolean) => ({
        ...(old.logo !== settings.logo && { logo: isNew ? 'new' : 'old' }),
        ...(secret && { clientSecret: isNew ? 'new' : 'old' }),
      })
      const { isChanged, before, after } = changedFields(
        { ...recordedFields(old), ...parts(false) },
        { ...recordedFields(settings), ...parts(true) },
      )
      if (!isChanged) return
      const target = { targetId: id, subject: settings.label }
      await recordDecision(trx, { actorId, action: 'openid_provider.changed', ...target, before, after })
    })
  }
}
