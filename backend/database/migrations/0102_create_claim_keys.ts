import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // Which suggestion a member has claimed with an idempotency key.
    this.schema.createTable('claim_keys', (table) => {
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('idempotency_key', 64).notNullable()
      table.string('idempotency_hash', 64).notNullable()
      table.uuid('comment_id').notNullable().references('comments.id').onDelete('CASCADE').index()
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable().index()
      table.primary(['user_id', 'idempotency_key'])
    })
  }

  async down() {
    this.schema.dropTable('claim_keys')
  }
}
