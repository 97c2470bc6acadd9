import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { pagesById, wordsOf } from './0026_create_post_words.js'

/** Each word with a space before it: ` ada byron`. */
const toSearchText = (name: string) =>
  wordsOf(name)
    .map((word) => ` ${word}`)
    .join('')

async function fillNameWords(db: QueryClientContract): Promise<void> {
  const pages = pagesById<{ id: string; name: string }>((after, limit) =>
    db.from('users').where('id', '>', after).orderBy('id').limit(limit).select('id', 'name'),
  )
  for await (const page of pages) {
    for (const { id, name } of page) {
      await db
        .from('users')
        .where('id', id)
        .update({ name_words: toSearchText(name) })
    }
  }
}

/** The normalized words of a name, so that a search finds the posts of their author. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.text('name_words').notNullable().defaultTo('')
    })
    this.defer(fillNameWords)
  }

  async down() {
    this.schema.alterTable('users', (table) => table.dropColumn('name_words'))
  }
}
