import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('access_tokens', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('hash', 64).notNullable()
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
      table.timestamp('last_used_at', { useTz: false, precision: 3 }).notNullable()
      table.timestamp('expires_at', { useTz: false, precision: 3 }).notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('access_tokens')
  }
}
