import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('dismissed_join_offers', (table) => {
      table.uuid('organization_id').notNullable().references('organizations.id').onDelete('CASCADE')
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.primary(['organization_id', 'user_id'])
    })
  }

  async down() {
    this.schema.dropTable('dismissed_join_offers')
  }
}
