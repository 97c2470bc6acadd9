import { byId, reindex } from '#core/database/search/reindex'
import { toSearchText } from '#core/database/search/text_match'

interface Suggestion {
  id: string
  content: string
  search_words: string | null
}

/** Compares the search texts of suggestions with their contents. */
export const reindexSuggestions = (options: { repair: boolean }): Promise<number> =>
  reindex<Suggestion>(
    {
      lock: (trx, after, limit) =>
        trx
          .from('comments')
          .whereNull('parent_id')
          .if(after !== undefined, (rest) => rest.where('id', '>', after!))
          .orderBy('id')
          .limit(limit)
          .forUpdate()
          .select('id', 'content', 'search_words'),
      expected: ({ content }) => [toSearchText(content)],
      stored: async (_trx, rows) =>
        byId(rows.flatMap(({ id, search_words: word }) => (word === null ? [] : [{ id, word }]))),
      index: (trx, { id, content }) =>
        trx
          .from('comments')
          .where('id', id)
          .update({ search_words: toSearchText(content) }),
    },
    options,
  )
