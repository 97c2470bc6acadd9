import { safeEqual } from '@adonisjs/core/helpers'
import { createHash } from 'node:crypto'

const digest = (encoding: 'hex' | 'base64' | 'base64url') => (text: string) =>
  createHash('sha256').update(text).digest(encoding)

/** SHA-256 of a text. For keys and secrets of high entropy only; passwords use argon2id. */
export const sha256 = { hex: digest('hex'), base64: digest('base64'), base64url: digest('base64url') }

/** The code challenge of a verifier by PKCE's method `S256`: https://www.rfc-editor.org/rfc/rfc7636#section-4.2 */
export const pkceChallenge = (verifier: string): string => sha256.base64url(verifier)

/** Whether a challenge matches a verifier, in constant time. */
export function isPkceChallenge(challenge: string, verifier: string): boolean {
  return safeEqual(challenge, pkceChallenge(verifier))
}
