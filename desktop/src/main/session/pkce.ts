import { createHash, randomBytes } from 'node:crypto'

/** The verifier, challenge and state of one sign-in (RFC 7636, S256), in base64url. */
export interface Pkce {
  verifier: string
  challenge: string
  /** Returned with the code, as proof that this client requested it. */
  state: string
}

export function createPkce(): Pkce {
  const verifier = randomBytes(32).toString('base64url')
  return {
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    state: randomBytes(24).toString('base64url'),
  }
}
