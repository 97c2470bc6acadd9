import { generateSync } from 'otplib'

const STEP = 30_000

/** An authenticator app that holds one key. Every code it tells is newer than the last: no code works twice. */
export function authenticatorFor(secret: string) {
  const key = secret.replaceAll(/\s/g, '')
  let steps = -1
  return {
    /** The next code; at most one step ahead of the clock, as the server allows. */
    next(): string {
      steps += 1
      const epoch = Math.floor((Date.now() - STEP + steps * STEP) / 1_000)
      return generateSync({ secret: key, epoch })
    },
  }
}
