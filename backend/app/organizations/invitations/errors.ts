import { AppError } from '#core/http/errors/app_error'

export const userNotFound = () => new AppError('USER_NOT_FOUND')
export const alreadyMember = () => new AppError('ALREADY_MEMBER')
export const invitationExists = () => new AppError('INVITATION_EXISTS')
export const invitationNotFound = () => new AppError('INVITATION_NOT_FOUND')
export const invitationExpired = () => new AppError('INVITATION_EXPIRED')
export const invitationForAnother = () => new AppError('INVITATION_FOR_ANOTHER')
