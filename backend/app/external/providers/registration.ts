import env from '#start/env'
import type { ExternalProvider } from '#contract/data/session'

/** What a provider knows this installation by. */
export interface Registration {
  clientId: string
  clientSecret: string
}

/** The settings of external sign-in; everything may be missing. */
export interface ExternalSettings extends Record<ExternalProvider, Partial<Registration>> {
  issuer?: string
  githubSignIn: boolean
}

const isOn = (provider: ExternalProvider, { githubSignIn }: ExternalSettings) =>
  provider !== 'github' || githubSignIn

/** The registration at a provider; null when there is none or the provider is turned off. A stand-in knows everybody. */
export function registrationAt(
  provider: ExternalProvider,
  settings: ExternalSettings = env.external,
): Registration | null {
  const { clientId, clientSecret } = settings[provider]
  if (!isOn(provider, settings)) return null
  if (clientId && clientSecret) return { clientId, clientSecret }
  return settings.issuer ? { clientId: `fanfare-${provider}`, clientSecret: 'sandbox' } : null
}
