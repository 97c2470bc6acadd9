import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // Links of invitations that were accepted, cancelled or replaced, so that their page says so for a while.
    this.schema.createTable('closed_invitations', (table) => {
      table.string('hash', 64).primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE').index()
      // Who accepted it.
      table.uuid('user_id').nullable().references('users.id').onDelete('SET NULL').index()
      table.timestamp('closed_at', { useTz: false, precision: 3 }).notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('closed_invitations')
  }
}
