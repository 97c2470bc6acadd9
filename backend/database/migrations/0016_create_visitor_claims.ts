import { BaseSchema } from '@adonisjs/lucid/schema'

/** What visitors have copied lately. Visitors and addresses are kept as keyed hashes only. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('visitor_claims', (table) => {
      table.uuid('comment_id').primary().references('comments.id').onDelete('CASCADE')
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      table.string('visitor', 64).notNullable()
      table.string('address', 64).notNullable()
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
      table.index(['visitor', 'created_at'])
      table.index(['address', 'created_at'])
      table.index(['post_id'])
    })
  }

  async down() {
    this.schema.dropTable('visitor_claims')
  }
}
