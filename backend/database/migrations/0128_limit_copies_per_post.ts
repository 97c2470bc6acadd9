import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('organizations', (table) => {
      // How many suggestions of a post a member may copy before everybody has had one; null is any number.
      table.integer('copies_per_post').nullable().defaultTo(3)
    })
  }

  async down() {
    this.schema.alterTable('organizations', (table) => table.dropColumn('copies_per_post'))
  }
}
