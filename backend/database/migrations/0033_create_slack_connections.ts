import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
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
      instant(table, 'connected_at').notNullable()
      table.string('sync_state', 16).notNullable()
      table.integer('sync_total').notNullable().defaultTo(0)
      table.integer('sync_processed').notNullable().defaultTo(0)
      table.integer('sync_errors').notNullable().defaultTo(0)
      instant(table, 'synced_at').nullable()
    })
    // The OAuth flows on their way; each is redeemed once, whichever server it returns to.
    this.schema.createTable('slack_flows', (table) => {
      table.string('state_hash', 64).primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE').index()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      instant(table, 'expires_at').notNullable().index()
    })
    this.schema.createTable('slack_users', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.string('slack_user_id', 32).notNullable()
      table.string('name', 255).notNullable()
      table.string('display_name', 255).notNullable()
      table.string('real_name', 255).notNullable()
      table.string('email', 254).nullable()
      // As in `users`: finds the member with the same address.
      table.string('email_key', 254).nullable()
      table.boolean('is_bot').notNullable()
      table.boolean('is_deleted').notNullable()
      table.boolean('is_restricted').notNullable()
      table.boolean('is_ultra_restricted').notNullable()
      instant(table, 'synced_at').notNullable()
      table.unique(['organization_id', 'slack_user_id'])
      table.index(['organization_id', 'real_name', 'id'])
      table.index(['organization_id', 'email_key'])
    })
    this.schema.createTable('slack_channels', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.string('slack_channel_id', 32).notNullable()
      table.string('name', 255).notNullable()
      table.boolean('is_private').notNullable()
      table.boolean('is_archived').notNullable()
      table.boolean('is_member').notNullable()
      instant(table, 'synced_at').notNullable()
      table.unique(['organization_id', 'slack_channel_id'])
      table.index(['organization_id', 'name', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('slack_channels')
    this.schema.dropTable('slack_users')
    this.schema.dropTable('slack_flows')
    this.schema.dropTable('slack_connections')
  }
}
