import { Result } from '@adonisjs/core/health'
import drive from '@adonisjs/drive/services/main'
import { withTimeout } from '#core/runtime/with_timeout'
import { describeError } from '#core/observability/logging'
import { TimedCheck } from './timed_check.js'

/** Shorter than the timeout of a check. */
const TIMEOUT_MS = 1_500
/** An empty folder, so that the response is short. */
const FOLDER = 'health-check'
/** S3 charges for requests, and probes may come every second. */
const MAX_AGE_MS = 5_000

/**
 * Whether S3 answers for the bucket of uploads. Only a warning: all instances share the bucket, and everything but
 * pictures and attachments works without it, so that no instance is taken out of service.
 */
export const s3Check = () =>
  new TimedCheck(
    's3',
    async () => {
      try {
        await withTimeout(drive.use().listAll(FOLDER), TIMEOUT_MS)
        return Result.ok('S3 answers.')
      } catch (error) {
        const { name, message } = describeCause(error)
        return Result.warning(`Uploads cannot be stored in S3: ${name}: ${message}`)
      }
    },
    MAX_AGE_MS,
  )

function describeCause(error: unknown): { name: string; message: string } {
  const { type: name, message } = describeError((error as Error).cause ?? error)
  return { name, message }
}
