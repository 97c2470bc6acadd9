import type { ErrorCode, ErrorDetails } from '#contract/error_code'
import { CATALOGUE } from './catalogue.js'

/** An error with a code of the catalogue, which defines its status and message. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details?: ErrorDetails

  /** `message` replaces the message of the catalogue, for example to name a limit. */
  constructor(code: ErrorCode, details?: ErrorDetails, options?: ErrorOptions & { message?: string }) {
    const [status, message] = CATALOGUE[code]
    super(options?.message ?? message, options)
    this.name = 'AppError'
    this.code = code
    this.status = status
    this.details = details
  }
}
