import env from '#start/env'
import type { DurableLimit } from '#core/http/rate_limit/durable_limit'

const { credentials, address, window } = env.limits

/** How many times as many failures an account may have from all addresses together as from one. */
const ACCOUNT_FACTOR = 10
/** How many times as many requests are allowed with a proof of work. */
const PROOF_FACTOR = 3

const withProof = (key: string, requests: number) => ({
  key,
  requests,
  duration: window,
  proven: requests * PROOF_FACTOR,
})

/**
 * The limits for whatever can be guessed, or abused to flood mailboxes: the key without the account or address, the
 * number of requests, and the window in seconds. CAPTCHA_REQUIRED precedes the 429 of failed sign-ins.
 */
export const LIMITS = {
  signInAtAddress: withProof('sign-in:address', address),
  signInOfAccountThere: withProof('sign-in:pair', credentials),
  signInOfKnownDevice: withProof('sign-in:known', credentials),
  signInOfAccount: withProof('sign-in:account', credentials * ACCOUNT_FACTOR),
  mailAtAddress: { key: 'mail:address', requests: address, duration: window },
  mailOfUser: { key: 'mail:user', requests: credentials, duration: window },
  mailToRecipient: { key: 'mail:account', requests: credentials, duration: window },
  redemptionAtAddress: { key: 'redeem:address', requests: address, duration: window },
  desktopTokenAtAddress: { key: 'desktop-tokens:address', requests: address, duration: window },
  challengeAtAddress: { key: 'two-factor:address', requests: address, duration: window },
  codeOfAccount: { key: 'two-factor:account', requests: credentials, duration: window },
  passwordOfSession: { key: 'password', requests: credentials, duration: window },
} as const satisfies Record<string, DurableLimit>
