import type { ErrorCode } from '#contract/error_code'
import { AppError } from '#core/http/errors/app_error'

/** The keywords of RFC 7644, section 3.12. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness'

/** An error of the SCIM API. The detail appears in the log of the directory. */
export class ScimError extends AppError {
  constructor(
    code: ErrorCode,
    detail: string,
    readonly scimType?: ScimType,
  ) {
    super(code, undefined, { message: detail })
  }
}

const badRequest = (scimType: ScimType) => (detail: string) =>
  new ScimError('MALFORMED_REQUEST', detail, scimType)

export const invalidFilter = badRequest('invalidFilter')
export const invalidPath = badRequest('invalidPath')
export const invalidSyntax = badRequest('invalidSyntax')
export const invalidValue = badRequest('invalidValue')
export const readOnly = badRequest('mutability')
export const noTarget = badRequest('noTarget')

/** The value of a unique attribute exists already. */
export const notUnique = (detail: string) =>
  new ScimError('UNIQUE_CONSTRAINT_VIOLATION', detail, 'uniqueness')

export const resourceNotFound = (id: string) => new ScimError('NOT_FOUND', `There is no resource ${id}.`)

/** No other route answers 412, so there is no code for it. */
class VersionMismatch extends ScimError {
  override readonly status = 412
}

export const versionMismatch = () =>
  new VersionMismatch('MALFORMED_REQUEST', 'The resource has another version. Read it again.')

export const lastAdministrator = () =>
  new ScimError(
    'LAST_ADMINISTRATOR',
    'This person is the only administrator of the installation and stays active. Make someone else an administrator first.',
  )

export const tokenInvalid = () =>
  new ScimError('UNAUTHENTICATED', 'The token is missing, or it was revoked or replaced.')

export const scimTokenNotFound = () => new AppError('NOT_FOUND')
export const scimGroupNotFound = () => new AppError('NOT_FOUND')
