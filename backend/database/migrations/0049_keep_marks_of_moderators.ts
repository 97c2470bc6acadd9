import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('posts', (table) => {
      // Whether a moderator marked the post as sensitive, which the author cannot undo.
      table.boolean('sensitive_by_moderator').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('posts', (table) => table.dropColumn('sensitive_by_moderator'))
  }
}
