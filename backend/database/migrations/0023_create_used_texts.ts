import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // The texts that suggestions of a post use, or that were copied before an edit, by hash. No text is used twice.
    this.schema.createTable('used_texts', (table) => {
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      table.string('hash', 64).notNullable()
      // Null once the suggestion is deleted: copied texts stay used.
      table.uuid('comment_id').nullable().references('comments.id').onDelete('SET NULL').index()
      table.boolean('copied').notNullable()
      table.primary(['post_id', 'hash'])
    })
    // The MinHash of every text of a suggestion, by which near-duplicates are found.
    this.schema.createTable('text_signatures', (table) => {
      // Grows with every row of a post, so that a server reads only the rows it does not know.
      table.increments('id')
      table.uuid('post_id').notNullable()
      table.uuid('comment_id').notNullable().references('comments.id').onDelete('CASCADE').index()
      table.boolean('copied').notNullable()
      table.binary('signature').notNullable()
      table.index(['post_id', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('text_signatures')
    this.schema.dropTable('used_texts')
  }
}
