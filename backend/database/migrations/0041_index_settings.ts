import { BaseSchema } from '@adonisjs/lucid/schema'

/** A filtered audit log is read newest first. The index by actor also finds the entries of a deleted account. */
const INDEXES = {
  audit_entries_newest_by_actor: 'audit_entries (actor_id, organization_id, created_at, id)',
  audit_entries_newest_by_action: 'audit_entries (organization_id, action, created_at, id)',
  invitations_by_expiry: 'invitations (organization_id, expires_at)',
}

export default class extends BaseSchema {
  async up() {
    for (const [name, on] of Object.entries(INDEXES)) this.schema.raw(`create index ${name} on ${on}`)
    this.schema.raw('drop index audit_entries_by_actor')
  }

  async down() {
    this.schema.raw('create index audit_entries_by_actor on audit_entries (actor_id)')
    for (const name of Object.keys(INDEXES)) this.schema.raw(`drop index ${name}`)
  }
}
