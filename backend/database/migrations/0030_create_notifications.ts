import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    // What people want to be notified of, and where. A choice that is not stored is the default.
    this.schema.createTable('notification_choices', (table) => {
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.string('type', 40).notNullable()
      table.string('channel', 20).notNullable()
      table.boolean('enabled').notNullable()
      table.primary(['user_id', 'type', 'channel'])
    })
    // Who gets the daily digest, and when the next one is due.
    this.schema.createTable('mail_digests', (table) => {
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      table.string('time_zone', 64).notNullable()
      instant(table, 'next_at').notNullable().index()
      // Up to where the digests have told everything, as a time of events.
      instant(table, 'told_until').notNullable()
    })
    // Which servers run, and when each said so last, in milliseconds. Nothing in it has to survive a crash of the database.
    this.schema.createTable('stream_instances', (table) => {
      table.string('id', 36).primary()
      table.bigInteger('beat_at').notNullable()
    })
    if (this.db.dialect.name === 'postgres') this.schema.raw('alter table stream_instances set unlogged')
  }

  async down() {
    this.schema.dropTable('stream_instances')
    this.schema.dropTable('mail_digests')
    this.schema.dropTable('notification_choices')
  }
}
