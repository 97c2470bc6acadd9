import db from '@adonisjs/lucid/services/db'
import { indexMissing } from '#core/search/index_missing'
import { toSearchText } from '#core/search/search_text'

/** Lets searches find suggestions that a server of an earlier version has stored. */
export function indexSuggestions(): Promise<void> {
  return indexMissing<{ id: string; content: string }>(
    ({ after, limit }) =>
      db
        .from('comments')
        .whereNull('search_words')
        .whereNull('parent_id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .select('id', 'content'),
    (trx, { id, content }) =>
      trx
        .from('comments')
        .where({ id, content })
        .update({ search_words: toSearchText(content) }),
  )
}
