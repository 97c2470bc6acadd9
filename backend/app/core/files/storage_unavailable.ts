import { AppError } from '#core/errors/app_error'

/** Names of errors, among those that come with a sentence of S3, which say that there is no space. */
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage'])

/** What S3 answered, or why it did not, as an error of the catalogue. */
export function storageUnavailable(cause: unknown): AppError {
  const { name = '', $metadata } = (cause ?? {}) as Error & { $metadata?: { httpStatusCode?: number } }
  const isFull = FULL.has(name) || $metadata?.httpStatusCode === 507
  return new AppError(isFull ? 'STORAGE_FULL' : 'STORAGE_UNAVAILABLE', undefined, { cause })
}
