import { BaseSchema } from '@adonisjs/lucid/schema'

/** When each user wants to be told of posts. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('rhythms', (table) => {
      table.uuid('user_id').primary().references('users.id').onDelete('CASCADE')
      table.string('time_zone', 64).notNullable()
      // Local times, `HH:MM`. Both of a pair are null where it is not chosen.
      table.string('active_from', 5).nullable()
      table.string('active_to', 5).nullable()
      table.string('quiet_from', 5).nullable()
      table.string('quiet_to', 5).nullable()
      // Days of the week separated by commas; 0 is Sunday.
      table.string('days_off', 11).notNullable().defaultTo('')
      table.integer('posts_per_day').nullable()
    })
    this.schema.raw('insert into rhythms (user_id, time_zone) select user_id, time_zone from mail_digests')
    // Servers of the previous release may still run beside this one, and read it.
    this.schema.raw(
      this.db.dialect.name === 'postgres'
        ? 'alter table mail_digests alter column time_zone drop not null'
        : 'alter table mail_digests drop column time_zone',
    )
  }

  async down() {
    if (this.db.dialect.name !== 'postgres')
      this.schema.raw("alter table mail_digests add column time_zone varchar(64) not null default 'UTC'")
    this.schema.raw(
      `update mail_digests set time_zone =
         (select time_zone from rhythms where rhythms.user_id = mail_digests.user_id)`,
    )
    this.schema.dropTable('rhythms')
  }
}
