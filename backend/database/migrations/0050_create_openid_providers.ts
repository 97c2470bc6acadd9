import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

/** Which session at the provider a session here, or one that waits for the second factor, belongs to. */
const WITH_SESSION = ['access_tokens', 'pending_sign_ins']

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('openid_providers', (table) => {
      table.uuid('id').primary()
      table.string('slug', 15).notNullable().unique()
      table.string('label', 60).notNullable()
      // A `data:` URL.
      table.text('logo').nullable()
      table.string('issuer', 500).notNullable()
      table.string('client_id', 255).notNullable()
      // Encrypted.
      table.text('client_secret').notNullable()
      table.string('secret_hint', 4).notNullable()
      table.string('scopes', 255).notNullable()
      table.string('name_claim', 100).notNullable()
      table.string('required_claim', 100).nullable()
      table.string('required_value', 255).nullable()
      // JSON.
      table.text('email_domains').notNullable()
      table.boolean('is_on').notNullable()
      instant(table, 'created_at').notNullable()
    })
    // Each signs people out once.
    this.schema.createTable('used_logout_tokens', (table) => {
      table.string('hash', 64).primary()
      instant(table, 'expires_at').notNullable().index()
    })
    for (const name of WITH_SESSION)
      this.schema.alterTable(name, (table) => void table.string('provider_session', 64).nullable().index())
    this.schema.alterTable('installation_settings', (table) => {
      table.boolean('password_sign_in').notNullable().defaultTo(true)
    })
  }

  async down() {
    this.schema.alterTable('installation_settings', (table) => table.dropColumn('password_sign_in'))
    for (const name of WITH_SESSION)
      this.schema.alterTable(name, (table) => {
        table.dropIndex('provider_session')
        table.dropColumn('provider_session')
      })
    this.schema.dropTable('used_logout_tokens')
    this.schema.dropTable('openid_providers')
  }
}
