import { randomBytes } from 'node:crypto'
import type { User } from '#users/public'
import { pkceChallenge } from '#core/hashing/pkce'
import { callApi, type Answer } from '#tests/call_api'

/** The secrets of a desktop client, and what it passes to the browser. */
export interface Desktop {
  verifier: string
  challenge: string
}

/** A desktop client that begins to sign in. */
export function newDesktop(): Desktop {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: pkceChallenge(verifier) }
}

/** The browser asks for a code. */
export const askForCode = (as: User | string, challenge: string, device = 'Maya’s laptop'): Promise<Answer> =>
  callApi('POST', '/api/auth/desktop/codes', { as, body: { challenge, device } })

/** The code a browser gets. */
export async function codeFor(as: User | string, { challenge }: Desktop): Promise<string> {
  return (await askForCode(as, challenge)).body!.code as string
}

/** The desktop client exchanges a code. */
export const exchange = (code: string, verifier: string, headers = {}): Promise<Answer> =>
  callApi('POST', '/api/auth/desktop/token', { body: { code, verifier }, headers })

/** The status and, for an error, its code. */
export const outcome = ({ status, body }: Answer): [number, unknown] => [status, body?.code]
