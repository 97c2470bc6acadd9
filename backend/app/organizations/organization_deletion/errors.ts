import { AppError } from '#core/http/errors/app_error'

export const forbidden = () => new AppError('FORBIDDEN')
export const nameDoesNotMatch = () => new AppError('NAME_DOES_NOT_MATCH')
