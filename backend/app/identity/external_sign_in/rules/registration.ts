import env from '#start/env'
import { KNOWN_PROVIDERS, type KnownProvider } from '#contract/identity/data/session'

/** This installation's client credentials at a provider. */
export interface Registration {
  clientId: string
  clientSecret: string
}

/** The settings of external sign-in. */
export interface ExternalSettings extends Record<KnownProvider, Partial<Registration>> {
  issuer?: string
  githubSignIn: boolean
}

const isOn = (provider: KnownProvider, { githubSignIn }: ExternalSettings) =>
  provider !== 'github' || githubSignIn

/** The registration at a provider; null if there is none, or the provider is turned off. The sandbox accepts any client. */
export function registrationAt(
  provider: KnownProvider,
  settings: ExternalSettings = env.external,
): Registration | null {
  const { clientId, clientSecret } = settings[provider]
  if (!isOn(provider, settings)) return null
  if (clientId && clientSecret) return { clientId, clientSecret }
  return settings.issuer ? { clientId: `fanfare-${provider}`, clientSecret: 'sandbox' } : null
}

/** The known providers that are configured, in display order. */
export function knownProviders(settings?: ExternalSettings): KnownProvider[] {
  return KNOWN_PROVIDERS.filter((provider) => registrationAt(provider, settings) !== null)
}
