import type { Waiting } from '#contract/moderation/data/administration'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { countRows } from '#core/database/rows/count_rows'
import { instantToIso } from '#core/database/rows/instant'

interface WaitingRow {
  id: string
  created_at: string
}

/** How many rows a query without columns and order has, and since when, by `created_at`, the oldest does. */
export async function waitingIn(rows: DatabaseQueryBuilderContract<WaitingRow>): Promise<Waiting> {
  const oldest = await rows.clone().orderBy('created_at').orderBy('id').select('created_at').first()
  return { count: await countRows(rows), oldestAt: oldest === null ? null : instantToIso(oldest.created_at) }
}
