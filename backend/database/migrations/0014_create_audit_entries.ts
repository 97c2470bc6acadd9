import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('audit_entries', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.uuid('actor_id').nullable().references('users.id').onDelete('SET NULL')
      table.string('action', 40).notNullable()
      // The name of the target at that time.
      table.string('subject', 255).nullable()
      // Whom an entry is about, so that it loses their name and address with the account.
      table.uuid('subject_user_id').nullable()
      table.text('subject_email_key').nullable()
      table.text('before').nullable()
      table.text('after').nullable()
      instant(table, 'created_at').notNullable()
      table.index(['organization_id', 'created_at', 'id'])
    })
    for (const column of ['subject_user_id', 'subject_email_key']) {
      this.schema.raw(
        `create index audit_entries_by_${column} on audit_entries (${column}) where ${column} is not null`,
      )
    }
    this.schema.raw('create index audit_entries_by_actor on audit_entries (actor_id)')
  }

  async down() {
    this.schema.dropTable('audit_entries')
  }
}
