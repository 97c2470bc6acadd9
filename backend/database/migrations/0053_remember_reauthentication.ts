import { BaseSchema } from '@adonisjs/lucid/schema'

/** When the person of a session last signed in at a provider. Sessions from before this migration count as long ago. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('access_tokens', (table) => {
      table.timestamp('reauthenticated_at', { useTz: false, precision: 3 }).nullable()
    })
  }

  async down() {
    this.schema.alterTable('access_tokens', (table) => table.dropColumn('reauthenticated_at'))
  }
}
