import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('used_captchas', (table) => {
      table.string('nonce', 22).primary()
      instant(table, 'expires_at').notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('used_captchas')
  }
}
