import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // Whom an entry is about, so that it loses their name and address with the account. Null for entries from before.
    this.schema.alterTable('audit_entries', (table) => {
      table.uuid('subject_user_id').nullable()
      table.text('subject_email_key').nullable()
    })
    for (const column of ['subject_user_id', 'subject_email_key']) {
      this.schema.raw(
        `create index audit_entries_by_${column} on audit_entries (${column}) where ${column} is not null`,
      )
    }
    this.schema.alterTable('audit_entries', (table) => table.index(['actor_id'], 'audit_entries_by_actor'))
    this.schema.alterTable('platform_log_entries', (table) =>
      table.index(['target_id'], 'platform_log_entries_by_target'),
    )
  }

  async down() {
    this.schema.alterTable('platform_log_entries', (table) =>
      table.dropIndex(['target_id'], 'platform_log_entries_by_target'),
    )
    this.schema.alterTable('audit_entries', (table) => {
      table.dropIndex(['actor_id'], 'audit_entries_by_actor')
      table.dropIndex(['subject_user_id'], 'audit_entries_by_subject_user_id')
      table.dropIndex(['subject_email_key'], 'audit_entries_by_subject_email_key')
      table.dropColumns('subject_user_id', 'subject_email_key')
    })
  }
}
