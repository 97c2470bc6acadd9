/** Who may create an account: anyone, invited people, they and people with an address at a listed domain, or no one. */
export const SIGN_UP_POLICIES = ['open', 'invited', 'domains', 'closed'] as const

export type SignUpPolicy = (typeof SIGN_UP_POLICIES)[number]

/** The ways to create an account: with a password, or with a provider of external sign-in. */
export type SignUpWay = 'passwords' | 'external'

/** The most domains that are listed. */
export const SIGN_UP_DOMAINS_MAX = 100
