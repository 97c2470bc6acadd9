import { createHmac } from 'node:crypto'
import { safeEqual } from '@adonisjs/core/helpers'
import env from '#start/env'
import { subscriptionOf, type Subscription } from '#contract/notifications/rules/unsubscribe'
import { isId } from '#core/runtime/ids'

/** What a link in a mail ends, and for whom. */
export interface Unsubscription {
  userId: string
  subscription: Subscription
}

/** The token without its signature. The version of those of the digest is older. */
const signed = ({ userId, subscription }: Unsubscription) =>
  subscription === 'digest' ? `1.${userId}` : `2.${subscription}.${userId}`

const signatureOf = (text: string) =>
  createHmac('sha256', env.appKey).update(`unsubscribe.${text}`).digest('base64url')

/**
 * The token of the unsubscribe links in mails to a user. It never expires and can be used repeatedly, because
 * mails may be read at any time; it only permits unsubscribing.
 */
export function unsubscribeToken(userId: string, subscription: Subscription = 'digest'): string {
  const text = signed({ userId, subscription })
  return `${text}.${signatureOf(text)}`
}

/** What a token ends; null for an invalid token, and after a change of APP_KEY. */
export function readUnsubscribeToken(token: string): Unsubscription | null {
  const subscription = subscriptionOf(token)
  const [userId = '', signature = ''] = token.split('.').slice(-2)
  if (subscription === null || !isId(userId)) return null
  const unsubscription = { userId, subscription }
  return safeEqual(signature, signatureOf(signed(unsubscription))) ? unsubscription : null
}
