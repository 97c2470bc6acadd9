import type { ExternalProvider } from '@fanfare/contract/identity/data/session.ts'

/** The names of the providers, the same in every language. */
export const PROVIDER_NAMES = {
  google: 'Google',
  linkedin: 'LinkedIn',
  github: 'GitHub',
} as const satisfies Record<ExternalProvider, string>
