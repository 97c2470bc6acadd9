import { AppError } from '#core/http/errors/app_error'

export const urlInvalid = () => new AppError('URL_INVALID')
export const urlBlocked = () => new AppError('URL_BLOCKED')
export const hostNotFound = () => new AppError('HOST_NOT_FOUND')
export const hostExists = () => new AppError('HOST_EXISTS')
export const hostBlocked = () => new AppError('HOST_BLOCKED')
export const hostIsShortener = () => new AppError('HOST_IS_SHORTENER')
export const hostIsPublicSuffix = (host: string) => new AppError('HOST_IS_PUBLIC_SUFFIX', { host })
