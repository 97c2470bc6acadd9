import db from '@adonisjs/lucid/services/db'
import { now } from '#core/runtime/clock'
import { deleteInBatches } from '#core/database/rows/batches'
import { toInstant } from '#core/database/rows/instant'

/** Longer than a mail is retried and its failed job is kept, so that no job is left to send it. */
const KEPT_MS = 60 * 86_400_000

/** Deletes mails that failed for good, some time after their failed jobs were deleted. */
export async function purgeUndeliveredMails(): Promise<void> {
  const before = toInstant(new Date(now().getTime() - KEPT_MS))
  await deleteInBatches('outgoing_mails', (limit) =>
    db
      .from('outgoing_mails')
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(limit)
      .select('id'),
  )
}
