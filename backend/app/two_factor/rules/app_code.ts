import { verifySync } from 'otplib'
import { TWO_FACTOR_DIGITS } from '#contract/rules/limits'

/** Seconds that one code of an authenticator app stands, RFC 6238. */
const STEP = 30
const SHAPE = new RegExp(`^\\d{${TWO_FACTOR_DIGITS}}$`)

/** The digits of an authenticator app's code, typed with or without spaces; null when it cannot be one. */
export function readAppCode(typed: string): string | null {
  const plain = typed.replace(/\s/g, '')
  return SHAPE.test(plain) ? plain : null
}

/**
 * The time step a code belongs to: the one of this instant, or a neighbour of it, because clocks differ
 * and typing takes time. Null when the code fits none of the three.
 */
export function stepOfCode(secret: string, digits: string, at: Date): number | null {
  const epoch = Math.floor(at.getTime() / 1_000)
  const result = verifySync({ secret, token: digits, period: STEP, epoch, epochTolerance: STEP })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
