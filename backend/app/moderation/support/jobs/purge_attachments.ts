import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { attachmentFolder } from '#moderation/support/repositories/attachment_files'

const DAY_MS = 86_400_000
/** Longer than an upload takes: a file of this age without a row is an orphan. */
const ORPHAN_AGE_MS = 3_600_000
const BATCH_SIZE = 100

const before = (milliseconds: number) => new Date(now().getTime() - milliseconds)

/**
 * Deletes the attachments of requests that were closed long ago, and orphaned files of interrupted requests or
 * deletions. Batches are small, so that they do not block other requests.
 */
export async function purgeAttachments(): Promise<void> {
  const closedBefore = toInstant(before(env.support.attachmentDays * DAY_MS))
  let deleted: number
  do deleted = await forgetBatch(closedBefore)
  while (deleted === BATCH_SIZE)
  await deleteOrphans()
}

/** The row is kept, so that the request still shows what was attached. */
function forgetBatch(closedBefore: string): Promise<number> {
  return inTransaction(async (trx) => {
    const rows: { id: string; file: string }[] = await trx
      .from('support_attachments')
      .join('support_requests', 'support_requests.id', 'support_attachments.request_id')
      .whereNotNull('support_attachments.file')
      .where('support_requests.status', 'closed')
      .where('support_requests.closed_at', '<', closedBefore)
      .limit(BATCH_SIZE)
      .select('support_attachments.id', 'support_attachments.file')
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await trx.from('support_attachments').whereIn('id', ids).update({ file: null })
    return rows.length
  })
}

/** Includes the files whose rows were just deleted, once that is committed. */
async function deleteOrphans(): Promise<void> {
  const files = await attachmentFolder.storedBefore(before(ORPHAN_AGE_MS))
  for (let start = 0; start < files.length; start += BATCH_SIZE) {
    const batch = files.slice(start, start + BATCH_SIZE)
    const rows: { file: string }[] = await db
      .from('support_attachments')
      .whereIn('file', batch)
      .select('file')
    const kept = new Set(rows.map(({ file }) => file))
    for (const file of batch) if (!kept.has(file)) await attachmentFolder.delete(file)
  }
}
