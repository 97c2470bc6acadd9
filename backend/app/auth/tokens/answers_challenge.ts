import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a challenge is that of a verifier, as PKCE calls `S256`. Takes the same time for every answer. */
export function answersChallenge(challenge: string, verifier: string): boolean {
  const expected = Buffer.from(challenge)
  const given = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  return expected.length === given.length && timingSafeEqual(expected, given)
}
