import type { ErrorCode } from '#contract/error_code'
import { AppError } from '#core/errors/app_error'

export const organizationNotFound = () => new AppError('ORG_NOT_FOUND')
export const memberNotFound = () => new AppError('MEMBER_NOT_FOUND')
export const chatNotConnected = () => new AppError('SLACK_NOT_CONNECTED')
export const nameExists = () => new AppError('ORGANIZATION_NAME_EXISTS')
export const slugExists = () => new AppError('ORGANIZATION_SLUG_EXISTS')

/** Throws the error a guard returned, if any. */
export function refuseIf(refusal: ErrorCode | null): void {
  if (refusal !== null) throw new AppError(refusal)
}
