import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    // Messages to all members of an organization.
    this.schema.createTable('slack_broadcasts', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      // The sender.
      table.uuid('user_id').nullable().references('users.id').onDelete('SET NULL')
      table.uuid('post_id').nullable().references('posts.id').onDelete('SET NULL').index()
      // True even when the post is gone.
      table.boolean('has_post').notNullable()
      table.string('state', 16).notNullable().checkIn(['running', 'done', 'cancelled', 'failed'])
      // As the sender wrote it, and what Slack receives, as JSON.
      table.text('message').notNullable()
      table.text('payload').notNullable()
      // The job that sends it; an older one does nothing.
      table.integer('run').notNullable().defaultTo(0)
      table.integer('total').notNullable()
      table.integer('sent').notNullable().defaultTo(0)
      table.integer('skipped').notNullable()
      table.integer('errors').notNullable().defaultTo(0)
      table.string('idempotency_key', 64).nullable()
      table.string('idempotency_hash', 43).nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'finished_at').nullable().index()
      table.unique(['user_id', 'idempotency_key'])
      table.index(['organization_id', 'created_at', 'id'])
    })
    this.schema.raw(
      `create unique index slack_broadcasts_running on slack_broadcasts (organization_id) where state = 'running'`,
    )
    // The recipients of a message, and the people it does not reach.
    this.schema.createTable('slack_deliveries', (table) => {
      table.uuid('id').primary()
      table.uuid('broadcast_id').notNullable().references('slack_broadcasts.id').onDelete('CASCADE')
      // Null for a member without a Slack account.
      table.string('slack_user_id', 32).nullable()
      // Null for people of the workspace who are no members.
      table.uuid('user_id').nullable().references('users.id').onDelete('SET NULL').index()
      table.string('state', 16).notNullable().checkIn(['pending', 'sending', 'sent', 'failed', 'skipped'])
      // Why it is skipped or has failed.
      table.string('reason', 100).nullable()
      table.integer('tries').notNullable().defaultTo(0)
      // When it may be sent or, while it is being sent, looked up.
      instant(table, 'due_at').notNullable()
      instant(table, 'attempted_at').nullable()
      table.unique(['broadcast_id', 'slack_user_id'])
      table.index(['broadcast_id', 'state', 'due_at'])
    })
    // Posts that were shared to a channel with an idempotency key, so that a repeated request sends no second message.
    this.schema.createTable('slack_shares', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('idempotency_key', 64).notNullable()
      table.string('idempotency_hash', 43).notNullable()
      table.boolean('is_sent').notNullable()
      instant(table, 'created_at').notNullable().index()
      table.unique(['user_id', 'idempotency_key'])
    })
    // The requests of Slack that were accepted; each is, once, whichever server it reaches.
    this.schema.createTable('slack_requests', (table) => {
      table.string('key_hash', 64).primary()
      // The link of a command that waits for the choice of an organization; null for all others.
      table.text('link').nullable()
      instant(table, 'received_at').notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('slack_requests')
    this.schema.dropTable('slack_shares')
    this.schema.dropTable('slack_deliveries')
    this.schema.dropTable('slack_broadcasts')
  }
}
