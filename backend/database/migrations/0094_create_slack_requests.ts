import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // The requests of Slack that were accepted; each is, once, whichever server it reaches.
    this.schema.createTable('slack_requests', (table) => {
      table.string('key_hash', 64).primary()
      // The link of a command that waits for the choice of an organization; null for all others.
      table.text('link').nullable()
      table.timestamp('received_at', { useTz: false, precision: 3 }).notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('slack_requests')
  }
}
