import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions/transaction'
import { queueMail } from '#core/mail/outbox'

const MAIL = { language: 'en', subject: 'A mail', greeting: 'Hello,', paragraphs: ['Hi.'], note: '' } as const

interface Options {
  error?: string
  /** Milliseconds since the epoch. */
  failedAt?: number
}

/** Makes a failed job that was to send a stored mail; returns its id. */
export async function makeFailedJob({
  error = 'The mail server said no',
  failedAt = Date.now(),
}: Options = {}): Promise<string> {
  const before = await db.from('queue_jobs').select('id')
  await inTransaction((trx) => queueMail(trx, 'noor@example.org', { ...MAIL, paragraphs: ['Hi.'] }))
  const [{ id, data }] = await db.from('queue_jobs').whereNotIn(
    'id',
    before.map((job) => job.id),
  )
  await db
    .from('queue_jobs')
    .where({ id })
    .update({
      status: 'failed',
      finished_at: failedAt,
      error,
      data: JSON.stringify({ ...JSON.parse(data), attempts: 9 }),
    })
  return id
}
