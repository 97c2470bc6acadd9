import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('one_time_tokens', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('purpose', 30).notNullable()
      table.string('hash', 64).notNullable().unique()
      table.text('payload').nullable()
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
      table.timestamp('expires_at', { useTz: false, precision: 3 }).notNullable().index()
      table.index(['user_id', 'purpose'])
    })
  }

  async down() {
    this.schema.dropTable('one_time_tokens')
  }
}
