import { AppError } from '#core/http/errors/app_error'

export const codeInvalid = () => new AppError('TWO_FACTOR_CODE_INVALID')
export const signInExpired = () => new AppError('TWO_FACTOR_EXPIRED')
export const notStarted = () => new AppError('TWO_FACTOR_NOT_STARTED')
export const notOn = () => new AppError('TWO_FACTOR_NOT_ON')
