import { AppError } from '#core/http/errors/app_error'

export const moodNotFound = () => new AppError('MOOD_NOT_FOUND')
