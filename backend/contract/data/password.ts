/** Asks for a mail with a link that sets a new password. */
export interface ForgotPasswordRequest {
  email: string
}

/** A new password, typed twice. */
interface NewPassword {
  password: string
  confirmPassword: string
}

export interface ResetPasswordRequest extends NewPassword {
  token: string
}

/** The current password is due when there is one. */
export interface ChangePasswordRequest extends NewPassword {
  currentPassword?: string
}

/** Asks for a reset link to hand on, for administrators. */
export interface ResetLinkRequest {
  email: string
}

export interface ResetLink {
  url: string
}
