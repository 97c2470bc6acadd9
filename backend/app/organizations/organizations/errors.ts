import type { ErrorCode, ErrorDetails } from '#contract/error_code'
import { AppError } from '#core/http/errors/app_error'

export const organizationNotFound = () => new AppError('ORG_NOT_FOUND')
export const memberNotFound = () => new AppError('MEMBER_NOT_FOUND')
export const chatNotConnected = () => new AppError('SLACK_NOT_CONNECTED')
export const forbidden = () => new AppError('FORBIDDEN')
export const nameDoesNotMatch = () => new AppError('NAME_DOES_NOT_MATCH')
export const nameExists = () => new AppError('ORGANIZATION_NAME_EXISTS')

/** A conflict of the name takes precedence over one of the slug; the details name both fields. */
export function nameOrSlugExists(existing: { name: boolean; slug: boolean }): AppError {
  const fields = (['name', 'slug'] as const)
    .filter((field) => existing[field])
    .map((field) => ({ field, rule: 'unique', message: `The ${field} is already taken` }))
  return new AppError(existing.name ? 'ORGANIZATION_NAME_EXISTS' : 'ORGANIZATION_SLUG_EXISTS', { fields })
}

/** Throws the error a guard returned, if any. */
export function refuseIf(refusal: ErrorCode | null): void {
  if (refusal !== null) throw new AppError(refusal)
}

/** `retryAfter` in seconds. */
export const organizationLimitReached = (retryAfter: number) =>
  new AppError('ORGANIZATION_LIMIT_REACHED', { retryAfter })

/** With the organizations that would lose their last owner. */
export const soleOwner = (organizations: ErrorDetails['organizations']) =>
  new AppError('SOLE_OWNER', { organizations })
