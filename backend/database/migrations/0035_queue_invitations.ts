import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('invitations', (table) => {
      // When the mail is sent; null once it is.
      instant(table, 'sends_at').nullable()
      // Whether the mail is counted against the limits of a day already.
      table.boolean('is_counted').notNullable().defaultTo(true)
      table.index(['organization_id', 'sends_at'])
    })
  }

  async down() {
    this.schema.alterTable('invitations', (table) => {
      table.dropIndex(['organization_id', 'sends_at'])
      table.dropColumns('sends_at', 'is_counted')
    })
  }
}
