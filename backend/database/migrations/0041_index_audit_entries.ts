import { BaseSchema } from '@adonisjs/lucid/schema'

/** A filtered log is read newest first. The first index also finds the entries of a deleted account. */
const INDEXES = {
  audit_entries_newest_by_actor: '(actor_id, organization_id, created_at, id)',
  audit_entries_newest_by_action: '(organization_id, action, created_at, id)',
}

export default class extends BaseSchema {
  async up() {
    for (const [name, on] of Object.entries(INDEXES))
      this.schema.raw(`create index ${name} on audit_entries ${on}`)
    this.schema.raw('drop index audit_entries_by_actor')
  }

  async down() {
    this.schema.raw('create index audit_entries_by_actor on audit_entries (actor_id)')
    for (const name of Object.keys(INDEXES)) this.schema.raw(`drop index ${name}`)
  }
}
