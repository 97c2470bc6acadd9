import { EXTERNAL_PROVIDERS, type ExternalProvider } from '#contract/data/session'
import { providerNotOffered } from '#external/errors'
import { registrationAt, type ExternalSettings } from './registration.js'

/** The providers people can sign in with, in the order they are shown. */
export function offeredProviders(settings?: ExternalSettings): ExternalProvider[] {
  return EXTERNAL_PROVIDERS.filter((provider) => registrationAt(provider, settings) !== null)
}

/** The provider of this name; one that is not offered does not exist. */
export function requireProvider(name: string): ExternalProvider {
  const provider = offeredProviders().find((offered) => offered === name)
  if (!provider) throw providerNotOffered()
  return provider
}
