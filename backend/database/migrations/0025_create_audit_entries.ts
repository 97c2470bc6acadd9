import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('audit_entries', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.uuid('actor_id').nullable().references('users.id').onDelete('SET NULL')
      table.string('action', 40).notNullable()
      // The name of the target at that time.
      table.string('subject', 255).nullable()
      table.text('before').nullable()
      table.text('after').nullable()
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
      table.index(['organization_id', 'created_at', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('audit_entries')
  }
}
