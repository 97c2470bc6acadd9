import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    // The suggestion that is reserved for a member as the next one: one per post and member, for a limited time.
    this.schema.createTable('suggestion_reservations', (table) => {
      table.uuid('comment_id').primary().references('comments.id').onDelete('CASCADE')
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      instant(table, 'expires_at').notNullable()
      table.unique(['post_id', 'user_id'])
    })
    // Which suggestion a member has claimed with an idempotency key.
    this.schema.createTable('claim_keys', (table) => {
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('idempotency_key', 64).notNullable()
      table.string('idempotency_hash', 64).notNullable()
      table.uuid('comment_id').notNullable().references('comments.id').onDelete('CASCADE').index()
      instant(table, 'created_at').notNullable().index()
      table.primary(['user_id', 'idempotency_key'])
    })
    // What visitors have copied lately. Visitors and addresses are kept as keyed hashes only.
    this.schema.createTable('visitor_claims', (table) => {
      table.uuid('comment_id').primary().references('comments.id').onDelete('CASCADE')
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      table.string('visitor', 64).notNullable()
      table.string('address', 64).notNullable()
      instant(table, 'created_at').notNullable()
      table.index(['visitor', 'created_at'])
      table.index(['address', 'created_at'])
      table.index(['post_id'])
    })
  }

  async down() {
    this.schema.dropTable('visitor_claims')
    this.schema.dropTable('claim_keys')
    this.schema.dropTable('suggestion_reservations')
  }
}
