import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('access_tokens', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('hash', 64).notNullable()
      // How and from where the user signed in, so that they recognize the session.
      table.string('method', 20).notNullable().defaultTo('password')
      table.string('agent', 400).nullable()
      table.string('address', 64).nullable()
      // The computer the desktop client runs on.
      table.string('device', 60).nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'last_used_at').notNullable()
      instant(table, 'expires_at').notNullable().index()
      // When the person last signed in again at a provider, to confirm who they are.
      instant(table, 'reauthenticated_at').nullable()
    })
    this.schema.createTable('pending_sign_ins', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      // The client that sent the password; only the same client may complete the sign-in.
      table.string('client', 64).notNullable()
      table.string('method', 20).notNullable()
      table.integer('tries').notNullable().defaultTo(0)
      instant(table, 'created_at').notNullable()
      instant(table, 'expires_at').notNullable().index()
      table.unique(['user_id', 'client'])
    })
    this.schema.createTable('desktop_codes', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      // Codes end with the session in the browser that issued them.
      table.uuid('session_id').notNullable().references('access_tokens.id').onDelete('CASCADE').index()
      table.string('hash', 64).notNullable().unique()
      table.string('challenge', 43).notNullable()
      table.string('device', 60).notNullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'expires_at').notNullable().index()
      // A new code for the same client replaces the old one.
      table.unique(['user_id', 'challenge'])
    })
    this.schema.createTable('one_time_tokens', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('purpose', 30).notNullable()
      table.string('hash', 64).notNullable().unique()
      table.text('payload').nullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'expires_at').notNullable().index()
      // A mailed link that was used is kept, so that its page says so when it is opened again.
      instant(table, 'used_at').nullable()
      table.index(['user_id', 'purpose'])
    })
  }

  async down() {
    this.schema.dropTable('one_time_tokens')
    this.schema.dropTable('desktop_codes')
    this.schema.dropTable('pending_sign_ins')
    this.schema.dropTable('access_tokens')
  }
}
