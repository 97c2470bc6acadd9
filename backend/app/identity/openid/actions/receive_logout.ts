import { endProviderSessions } from '#identity/auth/repositories/provider_sessions'
import { openIdName } from '#contract/identity/rules/openid_provider'
import { inTransaction } from '#core/database/transactions/transaction'
import { findIdentityUserId } from '#identity/external_sign_in/repositories/identities'
import { logoutTokenInvalid } from '#identity/openid/errors'
import { verifyLogoutToken, type LogoutToken } from '#identity/openid/gateways/logout_token'
import type { OpenIdProviderRow } from '#identity/openid/models/openid_provider'
import { claimLogoutToken } from '#identity/openid/repositories/used_logout_tokens'
import { callProvider } from '#identity/openid/gateways/call_provider'

/** Ends the sessions that a person has opened with a provider, who has signed out there. A token works once. */
export default class ReceiveLogout {
  async handle({ slug, issuer, client_id: clientId }: OpenIdProviderRow, text: string): Promise<void> {
    const provider = openIdName(slug)
    const token = await callProvider(provider, (signal) =>
      verifyLogoutToken(text, { issuer, clientId }, signal),
    ).catch(refuse)
    await inTransaction(async (trx) => {
      if (!(await claimLogoutToken(trx, { provider, ...token }))) throw logoutTokenInvalid()
      const { subject, session } = token
      const userId = subject === null ? undefined : await findIdentityUserId(trx, { provider, subject })
      if (userId !== null) await endProviderSessions(trx, { provider, userId, session })
    })
  }
}

function refuse(cause: unknown): LogoutToken {
  throw logoutTokenInvalid(cause)
}
