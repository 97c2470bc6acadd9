import { AppError } from '#core/http/errors/app_error'

export const providerNotOffered = () => new AppError('NOT_FOUND')
export const signInDenied = () => new AppError('EXTERNAL_DENIED')
export const stateInvalid = () => new AppError('EXTERNAL_STATE_INVALID')
export const emailMissing = () => new AppError('EXTERNAL_EMAIL_MISSING')
export const otherPerson = () => new AppError('EXTERNAL_OTHER_PERSON')
export const identityInUse = () => new AppError('EXTERNAL_IDENTITY_IN_USE')
export const identityNotFound = () => new AppError('NOT_FOUND')
export const lastSignInMethod = () => new AppError('LAST_SIGN_IN_METHOD')
export const exchangeCodeInvalid = () => new AppError('EXCHANGE_CODE_INVALID')

/** `cause` is only logged. */
export const providerFailed = (cause: unknown) => new AppError('EXTERNAL_FAILED', undefined, { cause })
