import type { RecoveryCodes, TwoFactorStatus } from '#contract/data/two_factor'
import type { User } from '#accounts/public'

/** Where a person stands with two-factor. */
export function forStatus({ twoFaEnabled }: User, recoveryCodesLeft: number): TwoFactorStatus {
  return { enabled: twoFaEnabled, recoveryCodesLeft }
}

/** New recovery codes, told this once. */
export function forCodes(recoveryCodes: string[]): RecoveryCodes {
  return { recoveryCodes }
}
