import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // One row, once an administrator has saved settings.
    this.schema.createTable('installation_settings', (table) => {
      table.integer('id').primary().checkIn(['1'])
      table.string('sign_up_passwords', 10).notNullable()
      table.string('sign_up_external', 10).notNullable()
      // JSON.
      table.text('sign_up_domains').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('installation_settings')
  }
}
