import { AppError } from '#core/http/errors/app_error'

export const domainPublic = () => new AppError('DOMAIN_PUBLIC')
export const domainExists = () => new AppError('DOMAIN_EXISTS')
export const domainTaken = () => new AppError('DOMAIN_TAKEN')
export const domainNotFound = () => new AppError('DOMAIN_NOT_FOUND')
export const domainLimitReached = () => new AppError('DOMAIN_LIMIT_REACHED')
export const domainRecordMissing = () => new AppError('DOMAIN_RECORD_MISSING')
export const domainLookUpFailed = () => new AppError('DOMAIN_LOOK_UP_FAILED')
export const domainCodeInvalid = () => new AppError('DOMAIN_CODE_INVALID')
export const mailNotConfigured = () => new AppError('MAIL_NOT_CONFIGURED')
export const joinRequestNotFound = () => new AppError('JOIN_REQUEST_NOT_FOUND')
