import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('identities', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('provider', 20).notNullable()
      table.string('subject', 255).notNullable()
      table.string('email', 254).nullable()
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
      table.unique(['provider', 'subject'])
    })
  }

  async down() {
    this.schema.dropTable('identities')
  }
}
