import { createHash } from 'node:crypto'
import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { pagesById } from './0026_create_post_words.js'

const ACCENTS = /[\u0300-\u036f]/gu
const INVISIBLE = /[\p{Cf}\p{Sk}\p{Variation_Selector}'’]/gu
const BETWEEN_WORDS = /[\p{P}\p{Z}\p{C}\s]+/gu

interface Suggestion {
  id: string
  post_id: string
  content: string
}

function hashOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ς/gu, 'σ')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(INVISIBLE, '')
    .replace(BETWEEN_WORDS, ' ')
    .trim()
    .normalize('NFC')
  return createHash('sha256')
    .update(words || text.normalize('NFKC').trim())
    .digest('base64url')
}

/** Registers the texts of existing suggestions. Of several with the same text, the first one is registered. */
async function fillSuggestionWords(db: QueryClientContract): Promise<void> {
  const pages = pagesById<Suggestion>((after, limit) =>
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
      hash: hashOf(content),
      comment_id: id,
      copied: false,
    }))
    await db.knexQuery().table('suggestion_words').insert(rows).onConflict().ignore()
  }
}

/** The texts that suggestions of a post use, or that were copied before an edit, by hash. No text is used twice. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('suggestion_words', (table) => {
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      table.string('hash', 64).notNullable()
      // Null once the suggestion is deleted: copied texts stay used.
      table.uuid('comment_id').nullable().references('comments.id').onDelete('SET NULL').index()
      table.boolean('copied').notNullable()
      table.primary(['post_id', 'hash'])
    })
    this.schema.alterTable('comments', (table) => {
      // Without a foreign key, which SQLite cannot add to a table. A deleted suggestion is not joined.
      table.uuid('similar_to_id').nullable()
      table.text('copied_content').nullable()
    })
    this.defer(fillSuggestionWords)
  }

  async down() {
    this.schema.alterTable('comments', (table) => table.dropColumns('similar_to_id', 'copied_content'))
    this.schema.dropTable('suggestion_words')
  }
}
