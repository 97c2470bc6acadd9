import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
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
      table.timestamp('synced_at', { useTz: false, precision: 3 }).notNullable()
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
      table.timestamp('synced_at', { useTz: false, precision: 3 }).notNullable()
      table.unique(['organization_id', 'slack_channel_id'])
      table.index(['organization_id', 'name', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('slack_channels')
    this.schema.dropTable('slack_users')
  }
}
