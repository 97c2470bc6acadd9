import { safeEqual } from '@adonisjs/core/helpers'
import { sha256 } from './sha256.js'

/** The code challenge of a verifier by PKCE's method `S256`: https://www.rfc-editor.org/rfc/rfc7636#section-4.2 */
export const pkceChallenge = (verifier: string): string => sha256.base64url(verifier)

/** Whether a challenge matches a verifier, in constant time. */
export function isPkceChallenge(challenge: string, verifier: string): boolean {
  return safeEqual(challenge, pkceChallenge(verifier))
}
