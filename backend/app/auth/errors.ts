import { AppError } from '#core/errors/app_error'

export const invalidCredentials = () => new AppError('INVALID_CREDENTIALS')
export const emailExists = () => new AppError('EMAIL_EXISTS')
export const resetLinkInvalid = () => new AppError('RESET_LINK_INVALID')
export const desktopCodeInvalid = () => new AppError('DESKTOP_CODE_INVALID')
export const setupClosed = () => new AppError('SETUP_CLOSED')
export const setupTokenInvalid = () => new AppError('SETUP_TOKEN_INVALID')
