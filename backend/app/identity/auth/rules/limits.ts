import env from '#start/env'
import { addressKey, isTrustedAddress } from '#core/http/origin/client_address'
import type { DurableLimit } from '#core/http/rate_limit/durable_limit'

const { credentials, address, invitations, window } = env.limits

/** How many times as many failures an account may have from all addresses together as from one. */
const ACCOUNT_FACTOR = 10
/** How many times as many requests are allowed with a proof of work. */
const PROOF_FACTOR = 3
const DAY = 86_400

/**
 * The limits for whatever can be guessed, or abused to flood mailboxes: the key, the number of requests, the window in
 * seconds, and whether CAPTCHA_REQUIRED precedes the 429.
 */
const LIMITS = {
  signInAtAddress: { key: 'sign-in:address', requests: address, duration: window, asksForProof: true },
  signInOfAccountThere: { key: 'sign-in:pair', requests: credentials, duration: window, asksForProof: true },
  signInOfKnownDevice: { key: 'sign-in:known', requests: credentials, duration: window, asksForProof: true },
  signInOfAccount: {
    key: 'sign-in:account',
    requests: credentials * ACCOUNT_FACTOR,
    duration: window,
    asksForProof: true,
  },
  mailAtAddress: { key: 'mail:address', requests: address, duration: window },
  mailOfUser: { key: 'mail:user', requests: credentials, duration: window },
  mailToRecipient: { key: 'mail:account', requests: credentials, duration: window },
  redemptionAtAddress: { key: 'redeem:address', requests: address, duration: window },
  desktopTokenAtAddress: { key: 'desktop-tokens:address', requests: address, duration: window },
  challengeAtAddress: { key: 'two-factor:address', requests: address, duration: window },
  codeOfAccount: { key: 'two-factor:account', requests: credentials, duration: window },
  passwordOfSession: { key: 'password', requests: credentials, duration: window },
  invitationGuessAtAddress: { key: 'invitation:guess', requests: address, duration: window },
  invitationOfOrganization: { key: 'invitation:organization', requests: invitations, duration: DAY },
  invitationOfUser: { key: 'invitation:user', requests: invitations, duration: DAY },
} as const satisfies Record<string, DurableLimit & { asksForProof?: true }>

export type LimitName = keyof typeof LIMITS

/** A limit of this table for one account, user, organization or recipient. */
export function limitOf(name: LimitName, id: string): DurableLimit {
  const { key, requests, duration, ...rest } = LIMITS[name]
  const proven = 'asksForProof' in rest ? requests * PROOF_FACTOR : undefined
  return { key: `${key}:${id}`, requests, duration, ...(proven !== undefined && { proven }) }
}

/** A limit of this table for a client address; none for an address in a trusted network. */
export function addressLimits(name: LimitName, clientAddress: string): DurableLimit[] {
  return isTrustedAddress(clientAddress) ? [] : [limitOf(name, addressKey(clientAddress))]
}
