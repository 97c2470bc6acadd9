import type { ErrorCode, ErrorDetails, FieldError } from '@fanfare/contract/error_code.ts'

/** What can go wrong before the server answers. */
export type LocalErrorCode = 'NETWORK' | 'TIMEOUT'

export type ApiErrorCode = ErrorCode | LocalErrorCode

export interface ApiErrorFacts {
  code: ApiErrorCode
  /** The HTTP status; 0 when there was no answer. */
  status: number
  message: string
  details?: ErrorDetails
  requestId?: string | null
}

/** The one error the http client throws. Screens turn its code into words. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number
  readonly fields: FieldError[]
  readonly details: ErrorDetails
  readonly requestId: string | null

  constructor({ code, status, message, details = {}, requestId = null }: ApiErrorFacts) {
    super(message)
    this.code = code
    this.status = status
    this.details = details
    this.fields = details.fields ?? []
    this.requestId = requestId
  }
}

/** Whether an error is this refusal of the API. */
export function hasCode(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code)
}

/** Whether the server could not be reached or could not work: trying again later makes sense. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502)
}
