import { Result } from '@adonisjs/core/health'
import drive from '@adonisjs/drive/services/main'
import { inTime } from '#core/in_time'
import { describeError } from '#core/logging'
import { TimedCheck } from './timed_check.js'

/** Less than a check has. */
const TIMEOUT_MS = 1_500
/** Nothing is in it, so that the answer is short. */
const FOLDER = 'health-check'
/** S3 charges for a question, and a probe asks every second. */
const MAX_AGE_MS = 5_000

/**
 * Whether S3 answers for the bucket of uploads. It is a warning: all instances have the same bucket, and without it
 * everything but pictures and attachments works, so that none is taken out of service.
 */
export const s3Check = () =>
  new TimedCheck(
    's3',
    async () => {
      try {
        await inTime(drive.use().listAll(FOLDER), TIMEOUT_MS)
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
