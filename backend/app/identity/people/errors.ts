import { AppError } from '#core/http/errors/app_error'

export const forbidden = () => new AppError('FORBIDDEN')
export const cannotDisableYourself = () => new AppError('CANNOT_DISABLE_YOURSELF')
export const lastAdministrator = () => new AppError('LAST_ADMINISTRATOR')
