import { AppError } from '#core/errors/app_error'

export const providerNotOffered = () => new AppError('NOT_FOUND')
export const signInDenied = () => new AppError('EXTERNAL_DENIED')
export const stateInvalid = () => new AppError('EXTERNAL_STATE_INVALID')
export const emailMissing = () => new AppError('EXTERNAL_EMAIL_MISSING')
export const accountExists = () => new AppError('EXTERNAL_ACCOUNT_EXISTS')
export const exchangeCodeInvalid = () => new AppError('EXCHANGE_CODE_INVALID')

/** `cause` goes to the log only. */
export const providerFailed = (cause: unknown) => new AppError('EXTERNAL_FAILED', undefined, { cause })
