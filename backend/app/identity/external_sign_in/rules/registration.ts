import env from '#start/env'
import { EXTERNAL_PROVIDERS, type ExternalProvider } from '#contract/identity/data/session'
import { providerNotOffered } from '#identity/external_sign_in/errors'

/** This installation's client credentials at a provider. */
export interface Registration {
  clientId: string
  clientSecret: string
}

/** The settings of external sign-in. */
export interface ExternalSettings extends Record<ExternalProvider, Partial<Registration>> {
  issuer?: string
  githubSignIn: boolean
}

const isOn = (provider: ExternalProvider, { githubSignIn }: ExternalSettings) =>
  provider !== 'github' || githubSignIn

/** The registration at a provider; null if there is none, or the provider is turned off. The sandbox accepts any client. */
export function registrationAt(
  provider: ExternalProvider,
  settings: ExternalSettings = env.external,
): Registration | null {
  const { clientId, clientSecret } = settings[provider]
  if (!isOn(provider, settings)) return null
  if (clientId && clientSecret) return { clientId, clientSecret }
  return settings.issuer ? { clientId: `fanfare-${provider}`, clientSecret: 'sandbox' } : null
}

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
