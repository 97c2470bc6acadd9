import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('invite_links', (table) => {
      table.uuid('id').primary()
      // An organization has one link.
      table.uuid('organization_id').notNullable().unique().references('organizations.id').onDelete('CASCADE')
      table.string('role', 10).notNullable()
      table.uuid('created_by').nullable().references('users.id').onDelete('SET NULL').index()
      // As for invitations: looked up by the hash, copied from the encrypted token.
      table.string('hash', 64).notNullable().unique()
      table.text('token').notNullable()
      table.integer('uses').notNullable().defaultTo(0)
      table.integer('uses_max').nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'expires_at').nullable()
    })
  }

  async down() {
    this.schema.dropTable('invite_links')
  }
}
