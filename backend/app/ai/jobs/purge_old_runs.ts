import db from '@adonisjs/lucid/services/db'
import { now } from '#core/runtime/clock'
import { deleteInBatches } from '#core/database/rows/batches'
import { toInstant } from '#core/database/rows/instant'

/** How long generated texts wait for a decision; the usage of a month is kept on its own. */
const KEPT_MS = 30 * 86_400_000

/** Deletes runs that ended long ago, with their texts. */
export async function purgeOldRuns(): Promise<void> {
  const before = toInstant(new Date(now().getTime() - KEPT_MS))
  await deleteInBatches('ai_runs', (limit) =>
    db.from('ai_runs').where('ended_at', '<', before).limit(limit).select('id'),
  )
}
