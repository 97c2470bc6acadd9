import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('organizations', (table) => {
      // Whether members see who has copied something, or only how many.
      table.boolean('copiers_visible').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('organizations', (table) => table.dropColumn('copiers_visible'))
  }
}
