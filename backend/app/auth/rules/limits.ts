import env from '#start/env'
import { addressKey } from '#core/rate_limit/address_key'
import type { DurableLimit } from '#core/rate_limit/durable_limit'
import { isTrustedAddress } from '#core/rate_limit/trusted_network'

const { credentials, address, invitations, window } = env.limits

/** How many more failures an account may have from all addresses together than from one. */
const ACCOUNT_FACTOR = 10
/** How many times as many requests may come with a proof of work. */
const PROOF_FACTOR = 3
const DAY = 86_400

/**
 * The limits of what somebody could guess, or flood with mails: what is counted, by which key, how often it may happen in
 * how many seconds, and whether the answer beyond it asks for a proof of work before it is 429.
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

/** A limit of the table, for one account, person, organization or recipient. */
export function limitOf(name: LimitName, id: string): DurableLimit {
  const { key, requests, duration, ...rest } = LIMITS[name]
  const proven = 'asksForProof' in rest ? requests * PROOF_FACTOR : undefined
  return { key: `${key}:${id}`, requests, duration, ...(proven !== undefined && { proven }) }
}

/** A limit of the table for a client address; none for one in a trusted network. */
export function addressLimits(name: LimitName, clientAddress: string): DurableLimit[] {
  return isTrustedAddress(clientAddress) ? [] : [limitOf(name, addressKey(clientAddress))]
}
