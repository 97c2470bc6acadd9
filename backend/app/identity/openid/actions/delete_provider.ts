import { openIdName } from '#contract/identity/rules/openid_provider'
import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { recordDecision } from '#core/events/decision_made'
import { endProviderSessions } from '#identity/auth/repositories/provider_sessions'
import { requireAdministratorSignIn } from '#identity/external_sign_in/repositories/administrator_sign_in'
import { deleteIdentitiesAt } from '#identity/external_sign_in/repositories/identities'
import { lockSettings } from '#identity/installation/repositories/sign_up_settings'
import { deleteProvider, lockProvider } from '#identity/openid/repositories/openid_providers'
import { requireAdministrator } from '#identity/people/repositories/require_administrator'

/**
 * Deletes a provider with its identities, so that nobody is taken for somebody else if another provider gets its name.
 * The sessions that were opened with it end. Accounts stay: their owners sign in with another provider that knows their
 * address, or with a password.
 */
export default class DeleteProvider {
  handle(actorId: string, id: string): Promise<void> {
    return inTransaction(async (trx) => {
      await requireAdministrator(trx, actorId)
      await lockSettings(trx)
      const { slug, label, issuer } = await lockProvider(trx, id)
      const provider = openIdName(slug)
      await deleteProvider(trx, id)
      await deleteIdentitiesAt(trx, provider)
      await requireAdministratorSignIn(trx)
      await endProviderSessions(trx, { provider })
      await recordDecision(trx, {
        actorId,
        action: 'openid_provider.deleted',
        targetId: id,
        subject: label,
        before: { issuer },
      })
      await completeAction(trx)
    })
  }
}
