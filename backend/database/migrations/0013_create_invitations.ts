import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('invitations', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.string('email', 254).notNullable()
      table.text('email_key').notNullable()
      table.string('role', 10).notNullable()
      table.uuid('invited_by').nullable().references('users.id').onDelete('SET NULL')
      // Tokens are looked up by hash; the encrypted token lets an admin copy the link again.
      table.string('hash', 64).notNullable().unique()
      table.text('token').notNullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'expires_at').notNullable()
      // One open invitation for an address.
      table.unique(['organization_id', 'email_key'])
    })
    // Links of invitations that were accepted, cancelled or replaced, so that their page says so for a while.
    this.schema.createTable('closed_invitations', (table) => {
      table.string('hash', 64).primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE').index()
      // Who accepted it.
      table.uuid('user_id').nullable().references('users.id').onDelete('SET NULL').index()
      instant(table, 'closed_at').notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('closed_invitations')
    this.schema.dropTable('invitations')
  }
}
