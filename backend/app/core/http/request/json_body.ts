import { AppError } from '#core/http/errors/app_error'
import { isWithinInputLimits } from '#core/http/request/input_limits'

/** The fields of a JSON body. Throws MALFORMED_REQUEST for anything but an object or a list within the input limits. */
export function parseJsonBody(text: string, keysMax?: number): Record<string, unknown> {
  const body = parsed(text)
  if (typeof body !== 'object' || body === null || !isWithinInputLimits(body, keysMax))
    throw new AppError('MALFORMED_REQUEST')
  return body as Record<string, unknown>
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AppError('MALFORMED_REQUEST', undefined, { cause: error })
  }
}
