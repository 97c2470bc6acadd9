import { BaseSchema } from '@adonisjs/lucid/schema'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'
import { APPROVED_HOSTS, BLOCKED_HOSTS } from '#database/seed_data/approved_domains'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('approved_domains', (table) => {
      table.uuid('id').primary()
      table.string('host', 253).notNullable().unique()
      table.string('name', 120).notNullable()
      table.text('description').nullable()
      table.boolean('includes_subdomains').notNullable().defaultTo(false)
      table.boolean('is_blocked').notNullable().defaultTo(false)
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
    })

    this.defer(async (db) => {
      const approved = APPROVED_HOSTS.map(([host, name, includesSubdomains = false]) => ({
        id: newId(),
        host,
        name,
        includes_subdomains: includesSubdomains,
        is_blocked: false,
        created_at: toInstant(now()),
      }))
      const blocked = BLOCKED_HOSTS.map((host) => ({
        id: newId(),
        host,
        name: host,
        includes_subdomains: true,
        is_blocked: true,
        created_at: toInstant(now()),
      }))
      await db
        .knexQuery()
        .insert([...approved, ...blocked])
        .into('approved_domains')
        .onConflict('host')
        .ignore()
    })
  }

  async down() {
    this.schema.dropTable('approved_domains')
  }
}
