import { AppError } from '#core/errors/app_error'

export const moodNotFound = () => new AppError('MOOD_NOT_FOUND')
