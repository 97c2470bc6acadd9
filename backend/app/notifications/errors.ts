import { AppError } from '#core/errors/app_error'

export const unsubscribeLinkInvalid = () => new AppError('UNSUBSCRIBE_LINK_INVALID')
