import { EXTERNAL_PROVIDERS, type ExternalProvider } from '#contract/data/session'
import { providerNotOffered } from '#external_sign_in/errors'
import { registrationAt, type ExternalSettings } from '#external_sign_in/rules/registration'

/** The configured providers, in the order they are shown. */
export function offeredProviders(settings?: ExternalSettings): ExternalProvider[] {
  return EXTERNAL_PROVIDERS.filter((provider) => registrationAt(provider, settings) !== null)
}

/** The provider with this name. NOT_FOUND when it is not configured. */
export function requireProvider(name: string): ExternalProvider {
  const provider = offeredProviders().find((offered) => offered === name)
  if (!provider) throw providerNotOffered()
  return provider
}
