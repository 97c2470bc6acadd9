import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('outgoing_mails', (table) => {
      table.uuid('id').primary()
      // Encrypted: a mail may hold a link that opens an account.
      table.text('content').notNullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'handed_over_at').nullable()
    })
  }

  async down() {
    this.schema.dropTable('outgoing_mails')
  }
}
