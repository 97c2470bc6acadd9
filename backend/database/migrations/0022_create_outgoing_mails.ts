import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('outgoing_mails', (table) => {
      table.uuid('id').primary()
      // Encrypted: a mail may hold a link that opens an account.
      table.text('content').notNullable()
      table.integer('tries').notNullable().defaultTo(0)
      table.timestamp('next_try_at', { useTz: false, precision: 3 }).notNullable().index()
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('outgoing_mails')
  }
}
