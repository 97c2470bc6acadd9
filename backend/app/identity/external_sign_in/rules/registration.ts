import env from '#start/env'
import type { ExternalProvider } from '#contract/identity/data/session'

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
