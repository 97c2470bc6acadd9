import env from '#start/env'
import type { OpenIdProvider } from '#contract/identity/data/openid_provider'
import { callbackPath, logoutPath } from '#contract/identity/rules/openid_provider'
import { settingsOf } from '#identity/openid/models/openid_provider'
import type { CountedProvider } from '#identity/openid/queries/openid_providers'

/** Where a provider sends the browser back to. */
export const callbackUrlOf = (slug: string): string => env.appUrl + callbackPath(slug)

/** A provider, for administrators. */
export function forAdministrator(row: CountedProvider): OpenIdProvider {
  const { id, slug, issuer, secret_hint: secretHint, people } = row
  return {
    id,
    slug,
    issuer,
    secretHint,
    people,
    callbackUrl: callbackUrlOf(slug),
    logoutUrl: env.appUrl + logoutPath(slug),
    ...settingsOf(row),
  }
}
