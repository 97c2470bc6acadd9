import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).primary()
      table.integer('points').notNullable().defaultTo(0)
      // When the window ends, in milliseconds.
      table.bigInteger('expire').nullable().index()
    })
  }

  async down() {
    this.schema.dropTable('rate_limits')
  }
}
