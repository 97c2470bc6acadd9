import { AppError } from '#core/http/errors/app_error'

export const postNotPaced = () => new AppError('POST_NOT_PACED')
