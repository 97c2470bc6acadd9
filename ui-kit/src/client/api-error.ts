import {
  ERROR_CODES,
  type ErrorBody,
  type ErrorCode,
  type ErrorDetails,
  type FieldError,
} from '@fanfare/contract/error_code.ts'

/** What can go wrong without an answer of the server, or with one that cannot be read. */
export type LocalErrorCode = 'NETWORK' | 'TIMEOUT' | 'UNREADABLE'

export type ApiErrorCode = ErrorCode | LocalErrorCode

export interface ApiErrorInput {
  code: ApiErrorCode
  /** The HTTP status; 0 when there was no response. */
  status: number
  message: string
  details?: ErrorDetails
  requestId?: string | null
}

/** The one error the HTTP client throws. Screens turn its code into words. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly status: number
  readonly fields: FieldError[]
  readonly details: ErrorDetails
  readonly requestId: string | null

  constructor({ code, status, message, details = {}, requestId = null }: ApiErrorInput) {
    super(message)
    this.code = code
    this.status = status
    this.details = details
    this.fields = details.fields ?? []
    this.requestId = requestId
  }
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

/** Converts an error response. Without our body, as from a proxy, the status decides. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => null)
  const { status } = response
  if (!isErrorBody(body)) return new ApiError({ code: codeOf(status), status, message: response.statusText })
  return new ApiError({ ...body, status })
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    ERROR_CODES.includes(body.code as ErrorCode)
  )
}

const BY_STATUS: Record<number, ErrorCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
}

function codeOf(status: number): ErrorCode {
  return BY_STATUS[status] ?? (status > 500 ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_ERROR')
}
