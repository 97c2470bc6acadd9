import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('outgoing_mails', (table) => {
      table.timestamp('handed_over_at', { useTz: false, precision: 3 }).nullable()
    })
  }

  async down() {
    this.schema.alterTable('outgoing_mails', (table) => {
      table.dropColumn('handed_over_at')
    })
  }
}
