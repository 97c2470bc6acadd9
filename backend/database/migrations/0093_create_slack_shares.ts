import { BaseSchema } from '@adonisjs/lucid/schema'

/** Posts that were shared to a channel with an idempotency key, so that a repeated request sends no second message. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('slack_shares', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('idempotency_key', 64).notNullable()
      table.string('idempotency_hash', 43).notNullable()
      table.boolean('is_sent').notNullable()
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable().index()
      table.unique(['user_id', 'idempotency_key'])
    })
  }

  async down() {
    this.schema.dropTable('slack_shares')
  }
}
