import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    // What was last done to something, and by whom: the same person who does it again is answered the same.
    this.schema.createTable('completed_actions', (table) => {
      table.string('target', 80).primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('action', 40).notNullable()
      table.string('input_hash', 64).notNullable()
      table.text('outcome').nullable()
      instant(table, 'created_at').notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('completed_actions')
  }
}
