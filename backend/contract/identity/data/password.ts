/** Requests a mail with a link that sets a new password. */
export interface ForgotPasswordRequest {
  email: string
}

/** A new password and its confirmation. */
interface NewPassword {
  password: string
  confirmPassword: string
}

export interface ResetPasswordRequest extends NewPassword {
  token: string
}

/** The result of a reset. */
export interface PasswordReset {
  /** Whether two-factor was turned off, because the address was unconfirmed and another person may have set it up. */
  twoFactorEnded: boolean
}

/** Users with a password have to send the current one; others need a recent sign-in at a provider. */
export interface ChangePasswordRequest extends NewPassword {
  currentPassword?: string
}

/** Creates a reset link to pass on, for administrators. */
export interface ResetLinkRequest {
  email: string
}

export interface ResetLink {
  url: string
}
