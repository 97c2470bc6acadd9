import { BaseSchema } from '@adonisjs/lucid/schema'

/** A fingerprint of the APP_KEY this database is encrypted with: one row, written by the first `prepare`. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('app_keys', (table) => {
      table.integer('id').primary()
      table.string('fingerprint', 43).notNullable()
      table.timestamp('created_at', { precision: 3, useTz: false }).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('app_keys')
  }
}
