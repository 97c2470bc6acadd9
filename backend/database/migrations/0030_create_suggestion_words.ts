import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { BaseSchema } from '@adonisjs/lucid/schema'
import { pagesById } from '#core/database/pages_by_id'
import { wordsHash } from '#comments/words/words_hash'

/** The words of a post's suggestions, and those that were copied instead of them: nobody gets any of them twice. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('suggestion_words', (table) => {
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      table.string('hash', 64).notNullable()
      // Null once the suggestion is gone: words that were copied stay taken.
      table.uuid('comment_id').nullable().references('comments.id').onDelete('SET NULL').index()
      table.boolean('copied').notNullable()
      table.primary(['post_id', 'hash'])
    })
    this.schema.alterTable('comments', (table) => {
      // No foreign key, which SQLite could not add: of a suggestion that is gone nothing is read.
      table.uuid('similar_to_id').nullable()
      table.text('copied_content').nullable()
    })
    this.defer(keepWordsOfOlderSuggestions)
  }

  async down() {
    this.schema.alterTable('comments', (table) => table.dropColumns('similar_to_id', 'copied_content'))
    this.schema.dropTable('suggestion_words')
  }
}

/** Of suggestions that say the same already, the first one keeps the words. */
async function keepWordsOfOlderSuggestions(db: QueryClientContract): Promise<void> {
  const pages = pagesById<{ id: string; post_id: string; content: string }>(({ after, limit }) =>
    db
      .from('comments')
      .whereNull('parent_id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .select('id', 'post_id', 'content'),
  )
  for await (const page of pages) {
    const rows = page.map(({ id, post_id, content }) => ({
      post_id,
      hash: wordsHash(content),
      comment_id: id,
      copied: false,
    }))
    await db.knexQuery().table('suggestion_words').insert(rows).onConflict().ignore()
  }
}
