import type { HttpContext } from '@adonisjs/core/http'
import { reauthenticatedUntil } from '#identity/auth/queries/reauthenticated_until'
import { sessionIdOf } from '#identity/auth/rules/session_id_of'
import { offeredProviders } from '#identity/external_sign_in/queries/offered_providers'
import { listIdentities } from '#identity/external_sign_in/queries/list_identities'
import { forReauthentication } from '#identity/external_sign_in/transformers/identity_transformer'

/** How a user without a password confirms a sensitive change. */
export default class ReauthenticationsController {
  /** Lists the providers with which the user can confirm a sensitive change. */
  async show({ auth, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const linked = new Set((await listIdentities(user.id)).map(({ provider }) => provider))
    const providers = (await offeredProviders()).filter(({ provider }) => linked.has(provider))
    return response.json(forReauthentication(providers, await reauthenticatedUntil(sessionIdOf(user))))
  }
}
