import { ERROR_CODES, type ErrorBody, type ErrorCode } from '@fanfare/contract/error_code.ts'
import { ApiError } from './api-error.ts'

/** The error of a refused answer. Something in between (a proxy) may answer without our body. */
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
