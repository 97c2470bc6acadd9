import { randomBytes } from 'node:crypto'
import type User from '#identity/users/models/user'
import { pkceChallenge } from '#core/runtime/hashing/sha256'
import { callApi, type Answer } from '#tests/call_api'

/** The secrets of a desktop client, and what it passes to the browser. */
export interface Desktop {
  verifier: string
  challenge: string
}

/** A desktop client that starts to sign in. */
export function newDesktop(): Desktop {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: pkceChallenge(verifier) }
}

/** Requests a code, as the browser does. */
export const askForCode = (as: User | string, challenge: string, device = 'Maya’s laptop'): Promise<Answer> =>
  callApi('POST', '/api/auth/desktop/codes', { as, body: { challenge, device } })

/** The code returned to a browser. */
export async function codeFor(as: User | string, { challenge }: Desktop): Promise<string> {
  return (await askForCode(as, challenge)).body!.code as string
}

/** Exchanges a code, as the desktop client does. */
export const exchange = (code: string, verifier: string, headers = {}): Promise<Answer> =>
  callApi('POST', '/api/auth/desktop/token', { body: { code, verifier }, headers })

/** The status and, for an error, its code. */
export const outcome = ({ status, body }: Answer): [number, unknown] => [status, body?.code]
