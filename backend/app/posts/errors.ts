import { AppError } from '#core/errors/app_error'

export const postNotFound = () => new AppError('POST_NOT_FOUND')
