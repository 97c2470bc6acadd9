import type { KnownProvider } from '#contract/identity/data/session'

/** The names of the providers, the same in every language. */
export const PROVIDER_NAMES = {
  google: 'Google',
  linkedin: 'LinkedIn',
  github: 'GitHub',
} as const satisfies Record<KnownProvider, string>
