import { BaseSchema } from '@adonisjs/lucid/schema'

/** A hash of what was sent with an idempotency key, to tell a repeat from another write. */
export default class extends BaseSchema {
  async up() {
    for (const name of ['posts', 'comments']) {
      this.schema.alterTable(name, (table) => table.string('idempotency_hash', 43).nullable())
    }
  }

  async down() {
    for (const name of ['posts', 'comments']) {
      this.schema.alterTable(name, (table) => table.dropColumn('idempotency_hash'))
    }
  }
}
