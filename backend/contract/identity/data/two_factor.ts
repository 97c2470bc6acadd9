/** A secret to be confirmed by its first code. `qrCode` is a PNG as a data URL. */
export interface TwoFactorSetup {
  qrCode: string
  /** For manual entry, in groups of four. */
  secret: string
}

export interface TwoFactorStatus {
  enabled: boolean
  recoveryCodesLeft: number
}

/** Returned once. */
export interface RecoveryCodes {
  recoveryCodes: string[]
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export interface VerifyTwoFactorRequest {
  userId: string
  twoFactorCode: string
}

/** A code of the current secret is required when two-factor is on. */
export interface TwoFactorSetupRequest {
  twoFactorCode?: string
}

/** Later than ten minutes after a sign-in, users with a password have to send it. */
export interface TurnOnTwoFactorRequest {
  twoFactorAuthenticationCode: string
  password?: string
}

/** Users with a password have to send it. */
export interface TurnOffTwoFactorRequest {
  twoFactorCode: string
  password?: string
}

export interface RecoveryCodesRequest {
  twoFactorCode: string
}
