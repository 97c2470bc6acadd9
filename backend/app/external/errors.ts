import { AppError } from '#core/errors/app_error'

export const providerNotOffered = () => new AppError('NOT_FOUND')
export const signInDenied = () => new AppError('EXTERNAL_DENIED')
export const stateInvalid = () => new AppError('EXTERNAL_STATE_INVALID')
export const emailMissing = () => new AppError('EXTERNAL_EMAIL_MISSING')
export const accountExists = () => new AppError('EXTERNAL_ACCOUNT_EXISTS')
export const handOverInvalid = () => new AppError('HAND_OVER_INVALID')

/** `cause` is for the log; the person learns only that it did not work. */
export const providerFailed = (cause: unknown) => new AppError('EXTERNAL_FAILED', undefined, { cause })
