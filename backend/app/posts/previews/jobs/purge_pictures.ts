import db from '@adonisjs/lucid/services/db'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { forgetPictures } from '#posts/previews/repositories/forget_pictures'
import { fileOf, idOf, pictureFolder } from '#posts/previews/repositories/picture_files'

/** Longer than a fetch takes: a file of this age without a row is an orphan of an interrupted request. */
const ORPHAN_AGE_MS = 3_600_000
const BATCH_SIZE = 100

/**
 * Deletes pictures that were never added to a post, or whose post was deleted with its organization, and files without
 * a row. Batches are small, so that they do not block other requests.
 */
export async function purgePictures(): Promise<void> {
  let found: number
  do found = await forgetBatch(toInstant(now()))
  while (found === BATCH_SIZE)
  await deleteOrphans()
}

function forgetBatch(instant: string): Promise<number> {
  return inTransaction((trx) =>
    forgetPictures(trx, (query) => query.where('expires_at', '<=', instant).limit(BATCH_SIZE)),
  )
}

async function deleteOrphans(): Promise<void> {
  const files = await pictureFolder.storedBefore(new Date(now().getTime() - ORPHAN_AGE_MS))
  for (let start = 0; start < files.length; start += BATCH_SIZE) {
    const batch = files.slice(start, start + BATCH_SIZE)
    const rows: { id: string }[] = await db.from('link_pictures').whereIn('id', batch.map(idOf)).select('id')
    const kept = new Set(rows.map(({ id }) => fileOf(id)))
    for (const file of batch) if (!kept.has(file)) await pictureFolder.delete(file)
  }
}
