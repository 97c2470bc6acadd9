import { AppError } from '#core/http/errors/app_error'

export const fileTypeInvalid = (cause?: unknown) =>
  new AppError('SUPPORT_FILE_TYPE_INVALID', undefined, { cause })
export const fileEmpty = () => new AppError('FILE_EMPTY')
export const contactRequired = () => new AppError('SUPPORT_CONTACT_REQUIRED')
export const captchaRequired = () =>
  new AppError('VALIDATION_FAILED', {
    fields: [{ field: 'captchaToken', rule: 'required', message: 'Captcha verification is required' }],
  })
export const requestNotFound = () => new AppError('SUPPORT_REQUEST_NOT_FOUND')
export const requestClosed = () => new AppError('SUPPORT_REQUEST_CLOSED')
export const requestOpen = () => new AppError('SUPPORT_REQUEST_OPEN')
export const attachmentNotFound = () => new AppError('NOT_FOUND')
