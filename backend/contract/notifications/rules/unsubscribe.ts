/** The mails that their unsubscribe link ends. */
export const SUBSCRIPTIONS = ['digest', 'reminders', 'inactivity'] as const

export type Subscription = (typeof SUBSCRIPTIONS)[number]

/**
 * What the token of an unsubscribe link ends: `1.<user>.<signature>` the digest, `2.<subscription>.<user>.<signature>` the
 * named mails. Null for any other text. Only the server checks the signature.
 */
export function subscriptionOf(token: string): Subscription | null {
  const parts = token.split('.')
  if (parts[0] === '1' && parts.length === 3) return 'digest'
  if (parts[0] !== '2' || parts.length !== 4) return null
  return SUBSCRIPTIONS.find((each) => each !== 'digest' && each === parts[1]) ?? null
}
