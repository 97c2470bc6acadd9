import { BaseSchema } from '@adonisjs/lucid/schema'
import { bytewise, instant } from '#database/columns'

/** Hosts are found by the beginning of host or name, and by the end of the host. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('approved_domains', (table) => {
      table.uuid('id').primary()
      table.string('host', 253).notNullable().unique()
      table.specificType('host_reversed', bytewise('text', this.db)).notNullable().defaultTo('')
      table.string('name', 120).notNullable()
      table.specificType('name_key', bytewise('text', this.db)).notNullable().defaultTo('')
      table.text('description').nullable()
      table.boolean('includes_subdomains').notNullable().defaultTo(false)
      table.boolean('is_blocked').notNullable().defaultTo(false)
      instant(table, 'created_at').notNullable()
      // The administrator who decided about a host, and when. Null for hosts of the reference data.
      table.uuid('decided_by').nullable().references('users.id').onDelete('SET NULL')
      instant(table, 'decided_at').nullable()
      table.index(['decided_by'], 'approved_domains_decided_by')
      table.index(['is_blocked', 'host', 'id'], 'approved_domains_by_state')
      table.index(['host_reversed'], 'approved_domains_by_host_reversed')
      table.index(['name_key'], 'approved_domains_by_name_key')
    })
    if (this.db.dialect.name === 'postgres')
      this.schema.raw('create index approved_domains_by_host on approved_domains (host collate "C")')
  }

  async down() {
    this.schema.dropTable('approved_domains')
  }
}
