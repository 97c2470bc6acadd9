import db from '@adonisjs/lucid/services/db'
import { indexMissing } from '#core/search/index_missing'
import { toSearchText } from '#core/search/search_text'

/** Lets searches find people by their name whom a server of an earlier version has stored. */
export function indexNames(): Promise<void> {
  return indexMissing<{ id: string; name: string }>(
    ({ after, limit }) =>
      db
        .from('users')
        .where('name_words', '')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .select('id', 'name'),
    (trx, { id, name }) =>
      trx
        .from('users')
        .where({ id, name })
        .update({ name_words: toSearchText(name) }),
  )
}
