import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('moods', (table) => {
      table.uuid('id').primary()
      table.string('key', 40).notNullable().unique()
      table.string('emoji', 16).notNullable()
      table.string('color', 7).notNullable()
      table.string('name', 60).notNullable()
      table.string('description', 255).notNullable()
      table.integer('position').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('moods')
  }
}
