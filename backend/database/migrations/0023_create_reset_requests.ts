import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('reset_requests', (table) => {
      table.uuid('id').primary()
      table.string('email', 254).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('reset_requests')
  }
}
