import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { pagesById, wordsOf } from './0026_create_post_words.js'

/** Each word with a space before it: ` bravo team`. */
const toSearchText = (content: string) =>
  wordsOf(content)
    .map((word) => ` ${word}`)
    .join('')

async function fillSearchWords(db: QueryClientContract): Promise<void> {
  const pages = pagesById<{ id: string; content: string }>((after, limit) =>
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
        .update({ search_words: toSearchText(content) })
    }
  }
}

/** The normalized words of a suggestion, for the search among the newest posts. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('comments', (table) => {
      // Null for replies, and until it is filled below.
      table.text('search_words').nullable()
    })
    this.defer(fillSearchWords)
  }

  async down() {
    this.schema.alterTable('comments', (table) => table.dropColumn('search_words'))
  }
}
