import { AppError } from '#core/http/errors/app_error'

export const providerNotFound = () => new AppError('NOT_FOUND')
export const testNotFound = () => new AppError('NOT_FOUND')
export const slugExists = () => new AppError('OPENID_SLUG_EXISTS')
export const tooManyProviders = () => new AppError('OPENID_PROVIDERS_MAX')
export const notAdmitted = () => new AppError('EXTERNAL_NOT_ADMITTED')

/** `cause` is only logged. */
export const logoutTokenInvalid = (cause?: unknown) =>
  new AppError('LOGOUT_TOKEN_INVALID', undefined, { cause })
