import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

/** A fingerprint of the APP_KEY this database is encrypted with: one row, written by the first `prepare`. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('app_keys', (table) => {
      table.integer('id').primary()
      table.string('fingerprint', 43).notNullable()
      instant(table, 'created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('app_keys')
  }
}
