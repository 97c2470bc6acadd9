import { AppError } from '#core/http/errors/app_error'

export const organizationNotFound = () => new AppError('ORG_NOT_FOUND')
