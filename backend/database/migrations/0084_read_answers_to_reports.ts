import { BaseSchema } from '@adonisjs/lucid/schema'

/** When the reporter read the answer to a report. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('reports', (table) => {
      table.timestamp('read_at', { useTz: false, precision: 3 }).nullable()
    })
  }

  async down() {
    this.schema.alterTable('reports', (table) => table.dropColumn('read_at'))
  }
}
