import { EXTERNAL_PROVIDERS, type ExternalProvider } from '#contract/identity/data/session'
import { providerNotOffered } from '#identity/external_sign_in/errors'
import { registrationAt, type ExternalSettings } from '#identity/external_sign_in/rules/registration'

/** The configured providers, in display order. */
export function offeredProviders(settings?: ExternalSettings): ExternalProvider[] {
  return EXTERNAL_PROVIDERS.filter((provider) => registrationAt(provider, settings) !== null)
}

/** The provider with this name. NOT_FOUND if it is not configured. */
export function requireProvider(name: string): ExternalProvider {
  const provider = offeredProviders().find((offered) => offered === name)
  if (!provider) throw providerNotOffered()
  return provider
}
