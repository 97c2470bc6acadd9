/** Asks for a mail with a link that sets a new password. */
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
  /** Nobody had confirmed the address before, so a second factor that somebody else may have set up has ended. */
  twoFactorEnded: boolean
}

/** The current password is required when there is one, else a recent sign-in at a provider. */
export interface ChangePasswordRequest extends NewPassword {
  currentPassword?: string
}

/** Asks for a reset link to pass on, for administrators. */
export interface ResetLinkRequest {
  email: string
}

export interface ResetLink {
  url: string
}
