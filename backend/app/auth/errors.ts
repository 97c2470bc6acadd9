import { AppError } from '#core/errors/app_error'

export const invalidCredentials = () => new AppError('INVALID_CREDENTIALS')
export const emailExists = () => new AppError('EMAIL_EXISTS')
