import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('pending_sign_ins', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      // The client that sent the password; only the same client may complete the sign-in.
      table.string('client', 64).notNullable()
      table.string('way', 20).notNullable()
      table.integer('tries').notNullable().defaultTo(0)
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
      table.timestamp('expires_at', { useTz: false, precision: 3 }).notNullable().index()
      table.unique(['user_id', 'client'])
    })
  }

  async down() {
    this.schema.dropTable('pending_sign_ins')
  }
}
