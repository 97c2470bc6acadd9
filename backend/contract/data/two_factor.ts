/** A secret that waits for its first code. `qrCode` is a data address of a PNG. */
export interface TwoFactorSetup {
  qrCode: string
  /** For typing it in where no camera is, in groups of four. */
  secret: string
}

export interface TwoFactorStatus {
  enabled: boolean
  recoveryCodesLeft: number
}

/** Shown once. */
export interface RecoveryCodes {
  recoveryCodes: string[]
}
