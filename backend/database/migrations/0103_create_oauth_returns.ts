import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // Who has returned from a provider with which state, and what was answered.
    this.schema.createTable('oauth_returns', (table) => {
      table.string('state_hash', 64).primary()
      table.text('outcome').nullable()
      table.timestamp('returned_at', { useTz: false, precision: 3 }).notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('oauth_returns')
  }
}
