import { BaseSchema } from '@adonisjs/lucid/schema'

/** When the requester read an answer to a support request. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('support_answers', (table) => {
      table.timestamp('read_at', { useTz: false, precision: 3 }).nullable()
    })
  }

  async down() {
    this.schema.alterTable('support_answers', (table) => table.dropColumn('read_at'))
  }
}
