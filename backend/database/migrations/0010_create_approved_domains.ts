import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('approved_domains', (table) => {
      table.uuid('id').primary()
      table.string('host', 253).notNullable().unique()
      table.string('name', 120).notNullable()
      table.text('description').nullable()
      table.boolean('includes_subdomains').notNullable().defaultTo(false)
      table.boolean('is_blocked').notNullable().defaultTo(false)
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('approved_domains')
  }
}
