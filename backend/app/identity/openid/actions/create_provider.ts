import type { NewOpenIdProvider } from '#contract/identity/data/openid_provider'
import { OPENID_PROVIDERS_MAX } from '#contract/identity/rules/openid_provider'
import { inTransaction } from '#core/database/transactions/transaction'
import { isUniqueViolation } from '#core/database/transactions/unique_violation'
import { recordDecision } from '#core/events/decision_made'
import { newId } from '#core/runtime/ids'
import { lockSettings } from '#identity/installation/repositories/sign_up_settings'
import { slugExists, tooManyProviders } from '#identity/openid/errors'
import { columnsOf } from '#identity/openid/models/openid_provider'
import { listDisplays } from '#identity/openid/queries/openid_providers'
import { insertProvider } from '#identity/openid/repositories/openid_providers'
import { recordedFields } from '#identity/openid/rules/recorded_fields'
import { sealSecret, secretHint } from '#identity/openid/rules/sealed_secret'
import { requireAdministrator } from '#identity/people/repositories/require_administrator'

/** Adds an OpenID provider to the installation. Its slug is part of addresses at the provider, so no other may have it. */
export default class CreateProvider {
  async handle(
    actorId: string,
    { slug, issuer, clientSecret, ...settings }: NewOpenIdProvider,
  ): Promise<string> {
    const id = newId()
    try {
      await inTransaction(async (trx) => {
        await requireAdministrator(trx, actorId)
        await lockSettings(trx)
        if ((await listDisplays(trx)).length >= OPENID_PROVIDERS_MAX) throw tooManyProviders()
        const secret = { client_secret: sealSecret(id, clientSecret), secret_hint: secretHint(clientSecret) }
        await insertProvider(trx, { id, slug, issuer, ...secret, ...columnsOf(settings) })
        const target = { targetId: id, subject: settings.label }
        const after = { issuer, ...recordedFields(settings) }
        await recordDecision(trx, { actorId, action: 'openid_provider.created', ...target, after })
      })
    } catch (error) {
      if (isUniqueViolation(error, 'slug')) throw slugExists()
      throw error
    }
    return id
  }
}
