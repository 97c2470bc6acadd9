import { verifySync } from 'otplib'
import { plainDigits } from '#contract/identity/rules/code_digits'
import { TWO_FACTOR_DIGITS } from '#contract/core/rules/limits'

/** Seconds per time step (RFC 6238). */
const STEP = 30
const SHAPE = new RegExp(`^\\d{${TWO_FACTOR_DIGITS}}$`)

/** The digits of an authenticator code, typed with or without spaces; null for anything else. */
export function readAppCode(typed: string): string | null {
  const plain = plainDigits(typed).replace(/\s/g, '')
  return SHAPE.test(plain) ? plain : null
}

/**
 * The time step of a code: the current one or an adjacent one, because clocks differ and typing takes time. Null if
 * none matches.
 */
export function stepOfCode(secret: string, digits: string, at: Date): number | null {
  const epoch = Math.floor(at.getTime() / 1_000)
  const result = verifySync({ secret, token: digits, period: STEP, epoch, epochTolerance: STEP })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
