import { BaseSchema } from '@adonisjs/lucid/schema'

/** What people want to be notified of, and where. A choice that is not stored is the default. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('notification_choices', (table) => {
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('type', 40).notNullable()
      table.string('channel', 20).notNullable()
      table.boolean('enabled').notNullable()
      table.primary(['user_id', 'type', 'channel'])
    })
  }

  async down() {
    this.schema.dropTable('notification_choices')
  }
}
