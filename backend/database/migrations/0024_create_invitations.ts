import { BaseSchema } from '@adonisjs/lucid/schema'

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
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
      table.timestamp('expires_at', { useTz: false, precision: 3 }).notNullable()
      // One open invitation for an address.
      table.unique(['organization_id', 'email_key'])
    })
  }

  async down() {
    this.schema.dropTable('invitations')
  }
}
