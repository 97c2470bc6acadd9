import { BaseSchema } from '@adonisjs/lucid/schema'

/** How many releases of a list of reference data this database has received. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('reference_data_versions', (table) => {
      table.string('kind', 40).primary()
      table.integer('version').notNullable()
    })
    // The first release of both lists came with the tables.
    for (const kind of ['approved_domains', 'tags']) {
      this.schema.raw(
        `insert into reference_data_versions (kind, version)
         select '${kind}', 1 where exists (select 1 from ${kind})`,
      )
    }
  }

  async down() {
    this.schema.dropTable('reference_data_versions')
  }
}
