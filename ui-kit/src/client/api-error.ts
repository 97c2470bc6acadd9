import type { ErrorCode, ErrorDetails, FieldError } from '@fanfare/contract/error_code.ts'

/** Failures without a response, or with an unreadable one. */
export type LocalErrorCode = 'OFFLINE' | 'NETWORK' | 'TIMEOUT' | 'UNREADABLE'

export type ApiErrorCode = ErrorCode | LocalErrorCode

export interface ApiErrorInput {
  code: ApiErrorCode
  /** The HTTP status; 0 when there was no response. */
  status: number
  message: string
  details?: ErrorDetails
  requestId?: string | null
  unsent?: boolean
}

/** The one error the HTTP client throws. Screens turn its code into words. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number
  readonly fields: FieldError[]
  readonly details: ErrorDetails
  readonly requestId: string | null
  /** The request has certainly not left this device. */
  readonly unsent: boolean

  constructor({ code, status, message, details = {}, requestId = null, unsent = false }: ApiErrorInput) {
    super(message)
    this.code = code
    this.status = status
    this.details = details
    this.fields = details.fields ?? []
    this.requestId = requestId
    this.unsent = unsent
  }
}

/** Why a request got no response: this device has no network, or the server cannot be reached. */
export function connectionFailure(): LocalErrorCode {
  return globalThis.navigator?.onLine === false ? 'OFFLINE' : 'NETWORK'
}

/** Whether an error is an `ApiError` with one of these codes. */
export function hasCode(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code)
}

/** A handler for `.catch()` that ignores errors with these codes, as when deleting something twice. */
export function ignoring(...codes: ApiErrorCode[]): (error: unknown) => void {
  return (error) => {
    if (!hasCode(error, ...codes)) throw error
  }
}

/** Whether the server could not be reached or is not working: trying again later makes sense. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502)
}
