import type { Upkeep } from '#core/database/rows/upkeep'
import { reindexSuggestions } from '#suggestions/comments/repositories/reindex_suggestions'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { placeholders } from '#core/database/sql/sql_fragment'
import { rawRows } from '#core/database/sql/results'

interface SuggestionsRow {
  post_id: string
  suggestions: number
  available: number
}

/** Counts the suggestions of posts, all and available. */
export async function countSuggestions(
  trx: TransactionClientContract,
  postIds: string[],
): Promise<Map<string, number[]>> {
  if (postIds.length === 0) return new Map()
  const rows = await rawRows<SuggestionsRow>(
    trx,
    `select post_id, count(*) as suggestions, sum(case when claimed_at is null then 1 else 0 end) as available
     from comments where parent_id is null and post_id in (${placeholders(postIds)}) group by post_id`,
    postIds,
  )
  return new Map(rows.map((row) => [row.post_id, [Number(row.suggestions), Number(row.available)]]))
}

export const suggestionUpkeep: Upkeep = {
  indexes: [{ what: 'words of suggestions', recount: reindexSuggestions }],
}
