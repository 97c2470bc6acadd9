import type { RecoveryCodes, TwoFactorStatus } from '#contract/identity/data/two_factor'
import type User from '#identity/users/models/user'

/** The two-factor status of a user. */
export function forStatus({ twoFaEnabled }: User, recoveryCodesLeft: number): TwoFactorStatus {
  return { enabled: twoFaEnabled, recoveryCodesLeft }
}

/** New recovery codes. */
export function forCodes(recoveryCodes: string[]): RecoveryCodes {
  return { recoveryCodes }
}
