import { BaseSchema } from '@adonisjs/lucid/schema'
import { takeOlderWords } from '#comments/words/take_older_words'

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
    this.defer(takeOlderWords)
  }

  async down() {
    this.schema.alterTable('comments', (table) => table.dropColumns('similar_to_id', 'copied_content'))
    this.schema.dropTable('suggestion_words')
  }
}
