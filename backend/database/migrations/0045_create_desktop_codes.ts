import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('desktop_codes', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      // Codes end with the session in the browser that issued them.
      table.uuid('session_id').notNullable().references('access_tokens.id').onDelete('CASCADE').index()
      table.string('hash', 64).notNullable().unique()
      table.string('challenge', 43).notNullable()
      table.string('device', 60).notNullable()
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
      table.timestamp('expires_at', { useTz: false, precision: 3 }).notNullable().index()
      // A new code for the same client replaces the old one.
      table.unique(['user_id', 'challenge'])
    })
    this.schema.alterTable('access_tokens', (table) => {
      // The computer the desktop client runs on.
      table.string('device', 60).nullable()
    })
  }

  async down() {
    this.schema.alterTable('access_tokens', (table) => table.dropColumn('device'))
    this.schema.dropTable('desktop_codes')
  }
}
