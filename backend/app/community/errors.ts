import { AppError } from '#core/errors/app_error'

export const organizationNotFound = () => new AppError('ORG_NOT_FOUND')
