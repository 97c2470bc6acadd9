import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('webhooks', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE').index()
      table.text('url').notNullable()
      table.string('description', 200).nullable()
      // Names of events, separated by commas.
      table.text('events').notNullable()
      // Encrypted.
      table.text('secret').notNullable()
      table.text('previous_secret').nullable()
      instant(table, 'previous_secret_until').nullable()
      table.boolean('is_enabled').notNullable()
      table.string('switched_off_reason', 10).nullable()
      instant(table, 'switched_off_at').nullable()
      table.uuid('created_by').nullable().references('users.id').onDelete('SET NULL').index()
      instant(table, 'created_at').notNullable()
      // Attempts that failed one after the other.
      table.integer('failures').notNullable().defaultTo(0)
      instant(table, 'failing_since').nullable()
      // No message is sent before.
      instant(table, 'paused_until').nullable()
      // The server that sends its messages has it until then.
      instant(table, 'leased_until').nullable()
      instant(table, 'attempted_at').nullable()
      table.integer('status_code').nullable()
      table.string('failure', 16).nullable()
    })
    this.schema.createTable('webhook_deliveries', (table) => {
      table.uuid('id').primary()
      table.uuid('webhook_id').notNullable().references('webhooks.id').onDelete('CASCADE')
      table.string('type', 32).notNullable()
      table.text('body').notNullable()
      table.string('state', 10).notNullable()
      table.integer('attempts').notNullable().defaultTo(0)
      instant(table, 'due_at').nullable()
      // A day after its first failure.
      instant(table, 'ends_at').nullable()
      instant(table, 'attempted_at').nullable()
      table.integer('duration_ms').nullable()
      table.integer('status_code').nullable()
      table.string('failure', 16).nullable()
      instant(table, 'created_at').notNullable().index()
      table.index(['webhook_id', 'id'], 'webhook_deliveries_newest')
    })
    this.schema.alterTable('organizations', (table) => {
      // True since its first webhook: sharing a post asks for webhooks only then.
      table.boolean('has_webhooks').notNullable().defaultTo(false)
    })
    this.schema.raw(
      "create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at, id) where state = 'pending'",
    )
  }

  async down() {
    this.schema.alterTable('organizations', (table) => table.dropColumn('has_webhooks'))
    this.schema.dropTable('webhook_deliveries')
    this.schema.dropTable('webhooks')
  }
}
