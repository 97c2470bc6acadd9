import db from '@adonisjs/lucid/services/db'
import { now } from '#core/clock'
import { deleteInBatches } from '#core/database/delete_in_batches'
import { toInstant } from '#core/database/instant'

/** Longer than a mail is retried and its failed job is kept, so that no job is left to send it. */
const KEPT_MS = 60 * 86_400_000

/** Deletes mails that were given up, some time after the queue has forgotten their jobs. */
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
