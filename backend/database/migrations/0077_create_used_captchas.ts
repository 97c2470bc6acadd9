import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('used_captchas', (table) => {
      table.string('nonce', 22).primary()
      table.timestamp('expires_at', { useTz: false, precision: 3 }).notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('used_captchas')
  }
}
