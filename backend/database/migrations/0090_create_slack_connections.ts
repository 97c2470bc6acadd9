import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('organizations', (table) => {
      // The name of the connected workspace; null without one.
      table.string('slack_team_name', 255).nullable()
    })
    this.schema.createTable('slack_connections', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().unique().references('organizations.id').onDelete('CASCADE')
      table.string('team_id', 32).notNullable().index()
      table.string('team_name', 255).notNullable()
      table.string('bot_user_id', 32).notNullable()
      // Encrypted.
      table.text('token').notNullable()
      // Separated by commas.
      table.text('scopes').notNullable()
      table.uuid('connected_by').nullable().references('users.id').onDelete('SET NULL').index()
      table.timestamp('connected_at', { useTz: false, precision: 3 }).notNullable()
      table.string('sync_state', 16).notNullable()
      table.integer('sync_total').notNullable().defaultTo(0)
      table.integer('sync_processed').notNullable().defaultTo(0)
      table.integer('sync_errors').notNullable().defaultTo(0)
      table.timestamp('synced_at', { useTz: false, precision: 3 }).nullable()
    })
    // The OAuth flows on their way; each is redeemed once, whichever server it returns to.
    this.schema.createTable('slack_flows', (table) => {
      table.string('state_hash', 64).primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE').index()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.timestamp('expires_at', { useTz: false, precision: 3 }).notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('slack_flows')
    this.schema.dropTable('slack_connections')
    this.schema.alterTable('organizations', (table) => table.dropColumn('slack_team_name'))
  }
}
