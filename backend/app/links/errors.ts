import { AppError } from '#core/errors/app_error'

export const urlInvalid = () => new AppError('URL_INVALID')
export const urlBlocked = () => new AppError('URL_BLOCKED')
