import { AppError } from '#core/http/errors/app_error'

export const domainPublic = () => new AppError('DOMAIN_PUBLIC')
export const domainExists = () => new AppError('DOMAIN_EXISTS')
export const provenElsewhere = () => new AppError('DOMAIN_TAKEN')
export const domainNotFound = () => new AppError('NOT_FOUND')
export const domainLimitReached = () => new AppError('DOMAIN_LIMIT_REACHED')
export const domainRecordMissing = () => new AppError('DOMAIN_RECORD_MISSING')
export const domainLookUpFailed = () => new AppError('DOMAIN_LOOK_UP_FAILED')
export const domainCodeInvalid = () => new AppError('DOMAIN_CODE_INVALID')
export const joinRequestNotFound = () => new AppError('NOT_FOUND')
export const joinNotOffered = () => new AppError('JOIN_NOT_OFFERED')
