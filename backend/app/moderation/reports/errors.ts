import { AppError } from '#core/http/errors/app_error'

export const postNotFound = () => new AppError('POST_NOT_FOUND')
export const reportNotFound = () => new AppError('REPORT_NOT_FOUND')
export const reportExists = () => new AppError('REPORT_EXISTS')
export const reportResolved = () => new AppError('REPORT_RESOLVED')
export const reportPending = () => new AppError('REPORT_PENDING')
export const reportSuperseded = () => new AppError('REPORT_SUPERSEDED')
