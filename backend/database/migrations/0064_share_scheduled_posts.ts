import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

/** Shares of scheduled posts to Slack, which are sent when the posts start. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('slack_scheduled_shares', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE').index()
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      // The sender.
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      // Null: to all members.
      table.string('slack_channel_id', 32).nullable()
      // As the sender wrote it.
      table.text('message').notNullable()
      table.string('state', 16).notNullable().checkIn(['waiting', 'failed'])
      // Why it was not sent: the code of an error.
      table.string('error', 64).nullable()
      table.integer('tries').notNullable().defaultTo(0)
      // When it may be tried, once the post has started.
      instant(table, 'due_at').notNullable().index()
      // Of the request of a message to all, which is sent with it.
      table.string('idempotency_key', 64).nullable()
      table.string('idempotency_hash', 43).nullable()
      instant(table, 'created_at').notNullable()
      table.index(['post_id', 'created_at', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('slack_scheduled_shares')
  }
}
