import { BaseSchema } from '@adonisjs/lucid/schema'
import { fillSearchWords } from '#database/fill_search_words'

/** The words of a suggestion, in the form in which words are looked up, for a search among the newest posts. */
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
