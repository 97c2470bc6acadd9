import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.timestamp('email_verified_at', { useTz: false, precision: 3 }).nullable()
    })
    this.schema.alterTable('access_tokens', (table) => {
      // How and from where the user signed in, so that they recognize the session.
      table.string('way', 20).notNullable().defaultTo('password')
      table.string('agent', 400).nullable()
      table.string('address', 64).nullable()
    })
    this.schema.alterTable('memberships', (table) => {
      table.boolean('receive_slack_notifications').notNullable().defaultTo(true)
    })
  }

  async down() {
    this.schema.alterTable('memberships', (table) => table.dropColumn('receive_slack_notifications'))
    this.schema.alterTable('access_tokens', (table) => table.dropColumns('way', 'agent', 'address'))
    this.schema.alterTable('users', (table) => table.dropColumn('email_verified_at'))
  }
}
