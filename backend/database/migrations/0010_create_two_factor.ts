import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('two_factor_secrets', (table) => {
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      // Encrypted. A pending secret waits for its first code; the other works meanwhile.
      table.text('secret').nullable()
      table.text('pending_secret').nullable()
      // The time step of the last accepted code: none is accepted twice.
      table.integer('last_step').notNullable().defaultTo(0)
      instant(table, 'updated_at').notNullable()
    })
    this.schema.createTable('recovery_codes', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('hash', 64).notNullable()
      table.unique(['user_id', 'hash'])
    })
  }

  async down() {
    this.schema.dropTable('recovery_codes')
    this.schema.dropTable('two_factor_secrets')
  }
}
