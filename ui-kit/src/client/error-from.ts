import { ERROR_CODES, type ErrorBody, type ErrorCode } from '@fanfare/contract/error_code.ts'
import { ApiError } from './api-error.ts'
import { readJson } from './read-json.ts'

/** Converts an error response. Without our body, as from a proxy, or with one that is too large, the status decides. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const body = await readJson(response).catch(() => null)
  const { status } = response
  if (!isErrorBody(body)) return new ApiError({ code: codeOf(status), status, message: response.statusText })
  return new ApiError({ ...body, status })
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    ERROR_CODES.includes(body.code as ErrorCode) &&
    (!('details' in body) || (typeof body.details === 'object' && body.details !== null))
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
