import { generateSync } from 'otplib'

const STEP = 30_000

/** With less time left in a step, the code of the previous step could expire in transit. */
const MARGIN = 10_000

/** An authenticator app with one key. Every code is newer than the last, because each code works only once. */
export function authenticatorFor(secret: string) {
  const key = secret.replaceAll(/\s/g, '')
  let last = -1
  return {
    /** The next code: of the step before the clock, or of a later one, as the server allows one step ahead. */
    next(): string {
      last = Math.max(last + 1, Math.floor((Date.now() + MARGIN) / STEP) - 1)
      return generateSync({ secret: key, epoch: (last * STEP) / 1_000 })
    },
  }
}
