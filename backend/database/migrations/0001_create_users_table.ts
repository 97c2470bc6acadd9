import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users', (table) => {
      table.uuid('id').primary()
      table.string('name', 255).notNullable()
      table.string('email', 254).notNullable()
      table.text('email_key').notNullable().unique()
      table.string('password_hash', 255).nullable()
      table.string('language', 2).nullable()
      table.string('avatar_path', 255).nullable()
      table.boolean('is_admin').notNullable().defaultTo(false)
      table.boolean('two_fa_enabled').notNullable().defaultTo(false)
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
      table.timestamp('updated_at', { useTz: false, precision: 3 }).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('users')
  }
}
