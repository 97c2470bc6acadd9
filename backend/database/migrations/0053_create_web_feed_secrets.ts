import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('web_feed_secrets', (table) => {
      // A user has one private feed.
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      table.string('hash', 64).notNullable().unique()
      instant(table, 'created_at').notNullable()
      // To the hour.
      instant(table, 'last_read_at').nullable()
    })
  }

  async down() {
    this.schema.dropTable('web_feed_secrets')
  }
}
