import { AppError } from '#core/http/errors/app_error'

export const unsubscribeLinkInvalid = () => new AppError('UNSUBSCRIBE_LINK_INVALID')
