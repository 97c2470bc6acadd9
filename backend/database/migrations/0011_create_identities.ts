import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('identities', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('provider', 20).notNullable()
      table.string('subject', 255).notNullable()
      table.string('email', 254).nullable()
      instant(table, 'created_at').notNullable()
      table.unique(['provider', 'subject'])
    })
    // Who has returned from a provider with which state, and what was answered.
    this.schema.createTable('oauth_returns', (table) => {
      table.string('state_hash', 64).primary()
      table.text('outcome').nullable()
      instant(table, 'returned_at').notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('oauth_returns')
    this.schema.dropTable('identities')
  }
}
