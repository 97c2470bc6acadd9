import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('memberships', (table) => {
      table.uuid('id').primary()
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('role', 10).notNullable()
      table.timestamp('joined_at', { useTz: false, precision: 3 }).notNullable()
      table.unique(['organization_id', 'user_id'])
    })
  }

  async down() {
    this.schema.dropTable('memberships')
  }
}
