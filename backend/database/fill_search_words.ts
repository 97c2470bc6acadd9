import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { searchWords } from '#comments/rules/search_words'
import { pagesById } from '#core/database/pages_by_id'

/** Makes the suggestions found by their words that were made before there was a search. */
export async function fillSearchWords(db: QueryClientContract): Promise<void> {
  const pages = pagesById<{ id: string; content: string }>(({ after, limit }) =>
    db
      .from('comments')
      .whereNull('parent_id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .select('id', 'content'),
  )
  for await (const page of pages) {
    for (const { id, content } of page) {
      await db
        .from('comments')
        .where('id', id)
        .update({ search_words: searchWords(content) })
    }
  }
}
