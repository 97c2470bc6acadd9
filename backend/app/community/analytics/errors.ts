import { AppError } from '#core/http/errors/app_error'

/** GA4 identifies browsers by their client id. */
export const clientIdRequired = () =>
  new AppError('VALIDATION_FAILED', {
    fields: [
      { field: 'clientId', rule: 'required', message: 'The clientId and sessionId fields belong here.' },
    ],
  })
export const pageUnknown = () =>
  new AppError('VALIDATION_FAILED', {
    fields: [{ field: 'path', rule: 'unknown', message: 'No page has this path.' }],
  })
