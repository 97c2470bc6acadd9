import { AppError } from '#core/http/errors/app_error'

export const emailLinkInvalid = () => new AppError('EMAIL_LINK_INVALID')
export const avatarNotFound = () => new AppError('NOT_FOUND')
export const invalidFileType = (cause?: unknown) =>
  new AppError('INVALID_FILE_TYPE', { reason: 'invalid_file_type' }, { cause })
export const lastAdministrator = () => new AppError('LAST_ADMINISTRATOR')

export const fileMissing = (field: string) =>
  new AppError('VALIDATION_FAILED', {
    fields: [{ field, rule: 'required', message: `The ${field} field must be a file` }],
  })
