import type {
  ExternalProvider,
  IdentityList,
  ProviderDisplay,
  ReauthenticationStatus,
} from '#contract/identity/data/session'
import { instantToIso } from '#core/database/rows/instant'
import type { IdentityRow } from '#identity/external_sign_in/queries/list_identities'

/** The identities of a user, as they see them. */
export function forOwner(
  identities: IdentityRow[],
  displayOf: (provider: ExternalProvider) => ProviderDisplay,
): IdentityList {
  return {
    identities: identities.map(({ id, provider, email, created_at }) => ({
      id,
      ...displayOf(provider),
      email,
      createdAt: instantToIso(created_at),
    })),
  }
}

/** Where a user can sign in again, and until when the last sign-in is valid. */
export function forReauthentication(
  providers: ProviderDisplay[],
  until: Date | null,
): ReauthenticationStatus {
  return { providers, validUntil: until?.toISOString() ?? null }
}
