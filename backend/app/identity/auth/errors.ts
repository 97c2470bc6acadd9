import { AppError } from '#core/http/errors/app_error'

export const invalidCredentials = () => new AppError('INVALID_CREDENTIALS')
export const emailExists = () => new AppError('EMAIL_EXISTS')
export const resetLinkInvalid = () => new AppError('RESET_LINK_INVALID')
export const desktopCodeInvalid = () => new AppError('DESKTOP_CODE_INVALID')

/** The message of the field for a password that contains its owner's name. */
export const PERSONAL_PASSWORD =
  'The password must not hold your name, your address or the name of this product'

export const personalPassword = () =>
  new AppError('VALIDATION_FAILED', {
    fields: [{ field: 'password', rule: 'personal', message: PERSONAL_PASSWORD }],
  })

export const setupClosed = () => new AppError('SETUP_CLOSED')
export const setupTokenInvalid = () => new AppError('SETUP_TOKEN_INVALID')

/** Refuses the sign-in of a disabled user, after they have proved their identity. */
export function requireEnabled({ disabledAt }: { disabledAt: Date | null }): void {
  if (disabledAt !== null) throw new AppError('ACCOUNT_DISABLED')
}
