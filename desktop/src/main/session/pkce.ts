import { createHash, randomBytes } from 'node:crypto'

/** The secret of one sign-in and what the browser may know of it (RFC 7636, S256). */
export interface Proof {
  verifier: string
  challenge: string
  /** Comes back with the code, so that nobody else's code is taken. */
  state: string
}

/** A fresh proof. All three are base64url. */
export function makeProof(): Proof {
  const verifier = randomBytes(32).toString('base64url')
  return {
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    state: randomBytes(24).toString('base64url'),
  }
}
