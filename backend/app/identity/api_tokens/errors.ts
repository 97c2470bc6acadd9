import { AppError } from '#core/http/errors/app_error'

export const tokenRefused = () => new AppError('TOKEN_REFUSED')
export const tokenOfPersonNeeded = () => new AppError('TOKEN_OF_PERSON_NEEDED')
export const tokenLimitReached = () => new AppError('TOKEN_LIMIT_REACHED')
