import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // A mailed link that was used is kept, so that its page says so when it is opened again.
    this.schema.alterTable('one_time_tokens', (table) => {
      table.timestamp('used_at', { useTz: false, precision: 3 }).nullable()
    })
  }

  async down() {
    this.schema.alterTable('one_time_tokens', (table) => {
      table.dropColumn('used_at')
    })
  }
}
