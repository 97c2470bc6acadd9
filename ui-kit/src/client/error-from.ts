import type { ErrorBody, ErrorCode } from '@fanfare/contract/error_code.ts'
import { ApiError } from './api-error.ts'
import { readJson } from './read-json.ts'

/** Converts an error response. Without a body of our server, as from a proxy, or with too large a one, the status decides. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const body = await readJson(response).catch(() => null)
  const { status } = response
  if (!isErrorBody(body)) return new ApiError({ code: codeOf(status), status, message: response.statusText })
  return new ApiError({ ...body, status })
}

/** Also accepts codes of a newer server: its message explains them. */
function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false
  const { code, message, requestId, details = {} } = body as Record<string, unknown>
  return (
    [code, message, requestId].every((text) => typeof text === 'string') &&
    typeof details === 'object' &&
    details !== null
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
