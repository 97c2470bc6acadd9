import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

/** Members are reminded once of a post that is about to end. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('organizations', (table) => {
      // After how many percent of its window members are reminded of a post; null for no reminders.
      table.integer('reminder_share').nullable()
    })
    this.schema.alterTable('posts', (table) => {
      // The share of its organization when it started.
      table.integer('reminder_share').nullable()
      // When reminders of it are planned; null without any, and once they are.
      instant(table, 'remind_at').nullable()
      instant(table, 'reminded_at').nullable()
    })
    this.schema.raw('create index posts_to_remind on posts (remind_at, id) where remind_at is not null')
    this.schema.createTable('reminders', (table) => {
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE')
      // When the member is to be reminded, and when they were, which is the time of an event.
      instant(table, 'due_at').notNullable()
      instant(table, 'told_at').nullable()
      table.primary(['post_id', 'user_id'])
    })
    this.schema.raw(
      'create index reminders_due on reminders (due_at, post_id, user_id) where told_at is null',
    )
    this.schema.raw('create index reminders_newest on reminders (user_id, told_at desc, post_id desc)')
  }

  async down() {
    this.schema.dropTable('reminders')
    this.schema.raw('drop index posts_to_remind')
    for (const column of ['reminder_share', 'remind_at', 'reminded_at'])
      this.schema.raw(`alter table posts drop column ${column}`)
    this.schema.raw('alter table organizations drop column reminder_share')
  }
}
