import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who gets the daily digest, and when the next one is due. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('mail_digests', (table) => {
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      table.string('time_zone', 64).notNullable()
      table.timestamp('next_at', { useTz: false, precision: 3 }).notNullable()
      // Up to where the digests have told everything, as a time of events.
      table.timestamp('told_until', { useTz: false, precision: 3 }).notNullable()
      table.index(['next_at'])
    })
  }

  async down() {
    this.schema.dropTable('mail_digests')
  }
}
