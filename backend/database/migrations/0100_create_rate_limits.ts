import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // The columns are those of `rate-limiter-flexible`.
    this.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).primary()
      table.integer('points').notNullable().defaultTo(0)
      table.bigInteger('expire').nullable().index()
    })
  }

  async down() {
    this.schema.dropTable('rate_limits')
  }
}
