import { AppError } from '#core/http/errors/app_error'

export const fileNotFound = () => new AppError('NOT_FOUND')
export const pictureNotFound = () => new AppError('PICTURE_NOT_FOUND')
