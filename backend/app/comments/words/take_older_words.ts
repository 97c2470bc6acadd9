import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { pagesById } from '#core/database/pages_by_id'
import { wordsHash } from '#comments/words/words_hash'

interface Row {
  id: string
  post_id: string
  content: string
}

/** Takes the words of suggestions that were there before; of those that say the same the first one gets them. */
export async function takeOlderWords(client: QueryClientContract): Promise<void> {
  const pages = pagesById<Row>(({ after, limit }) =>
    client
      .from('comments')
      .whereNull('parent_id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .select('id', 'post_id', 'content'),
  )
  for await (const page of pages) {
    const words = page.map(({ id, post_id, content }) => ({
      post_id,
      hash: wordsHash(content),
      comment_id: id,
      copied: false,
    }))
    await client.knexQuery().table('suggestion_words').insert(words).onConflict().ignore()
  }
}
