import { AppError } from '#core/http/errors/app_error'

/** Names of S3 errors that mean that there is no space left. */
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage'])

/** An error response or a failure to reach S3, as an error of the catalogue. */
export function storageUnavailable(cause: unknown): AppError {
  const { name = '', $metadata } = (cause ?? {}) as Error & { $metadata?: { httpStatusCode?: number } }
  const isFull = FULL.has(name) || $metadata?.httpStatusCode === 507
  return new AppError(isFull ? 'STORAGE_FULL' : 'STORAGE_UNAVAILABLE', undefined, { cause })
}
