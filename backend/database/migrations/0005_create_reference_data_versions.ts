import { BaseSchema } from '@adonisjs/lucid/schema'

/** How many releases of a list of reference data this database has received. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('reference_data_versions', (table) => {
      table.string('kind', 40).primary()
      table.integer('version').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('reference_data_versions')
  }
}
