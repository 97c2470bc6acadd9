import { AppError } from '#core/http/errors/app_error'

export const webhookNotFound = () => new AppError('NOT_FOUND')
export const deliveryNotFound = () => new AppError('NOT_FOUND')
export const webhookLimitReached = () => new AppError('WEBHOOK_LIMIT_REACHED')
export const webhookAddressRefused = () => new AppError('WEBHOOK_ADDRESS_REFUSED')
export const webhookOff = () => new AppError('WEBHOOK_OFF')
