import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('posts', (table) => {
      // Whether the mark "sensitive" is a moderator's, which the author cannot take back.
      table.boolean('sensitive_by_moderator').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('posts', (table) => table.dropColumn('sensitive_by_moderator'))
  }
}
