import { createHmac } from 'node:crypto'
import { safeEqual } from '@adonisjs/core/helpers'
import env from '#start/env'
import { isId } from '#core/ids'

/** The form of the token. Another one can be told apart. */
const VERSION = '1'

const signatureOf = (userId: string) =>
  createHmac('sha256', env.appKey).update(`unsubscribe.${VERSION}.${userId}`).digest('base64url')

/**
 * The token of the links that end the digest of a person. It has no time and works again and again, because a mail is
 * read whenever; all it can do is to end the digest.
 */
export const unsubscribeToken = (userId: string): string => `${VERSION}.${userId}.${signatureOf(userId)}`

/** Whose token it is; null when nobody was given it, also after a change of the application key. */
export function readUnsubscribeToken(token: string): string | null {
  const [version, userId = '', signature = '', ...more] = token.split('.')
  if (version !== VERSION || !isId(userId) || more.length > 0) return null
  return safeEqual(signature, signatureOf(userId)) ? userId : null
}
