import { createHmac } from 'node:crypto'
import { safeEqual } from '@adonisjs/core/helpers'
import env from '#start/env'
import { isId } from '#core/runtime/ids'

/** The version of the token format. */
const VERSION = '1'

const signatureOf = (userId: string) =>
  createHmac('sha256', env.appKey).update(`unsubscribe.${VERSION}.${userId}`).digest('base64url')

/**
 * The token of the unsubscribe links in the digests of a user. It never expires and can be used repeatedly, because
 * mails may be read at any time; it only permits unsubscribing.
 */
export const unsubscribeToken = (userId: string): string => `${VERSION}.${userId}.${signatureOf(userId)}`

/** The user id of a token; null for an invalid token, and after a change of APP_KEY. */
export function readUnsubscribeToken(token: string): string | null {
  const [version, userId = '', signature = '', ...more] = token.split('.')
  if (version !== VERSION || !isId(userId) || more.length > 0) return null
  return safeEqual(signature, signatureOf(userId)) ? userId : null
}
