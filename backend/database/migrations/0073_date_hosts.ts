import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who decided about a host, and when. Hosts of the reference data were decided by nobody. */
export default class extends BaseSchema {
  async up() {
    const uuid = this.db.dialect.name === 'postgres' ? 'uuid' : 'char(36)'
    this.schema.alterTable('approved_domains', (table) => {
      table.timestamp('decided_at', { useTz: false, precision: 3 }).nullable()
    })
    // Raw, because the builder would copy the table.
    this.schema.raw(
      `alter table approved_domains add column decided_by ${uuid} null references users (id) on delete set null`,
    )
    this.schema.raw('create index approved_domains_decided_by on approved_domains (decided_by)')
    this.schema.raw('create index approved_domains_by_state on approved_domains (is_blocked, host, id)')
  }

  async down() {
    this.schema.raw('drop index approved_domains_by_state')
    this.schema.raw('drop index approved_domains_decided_by')
    this.schema.alterTable('approved_domains', (table) => table.dropColumns('decided_by', 'decided_at'))
  }
}
