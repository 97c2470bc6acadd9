import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

/** What people have read: single posts, and everything up to an instant. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('post_reads', (table) => {
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE').index()
      instant(table, 'read_at').notNullable().index()
      table.primary(['user_id', 'post_id'])
    })
    this.schema.createTable('read_marks', (table) => {
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      instant(table, 'read_until').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('read_marks')
    this.schema.dropTable('post_reads')
  }
}
