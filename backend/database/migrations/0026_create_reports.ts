import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

const NEWEST_BY = ['status', 'reason', 'organization_id', 'reporter_id']

const INDEXES = {
  reports_newest: '(created_at desc, id desc)',
  ...Object.fromEntries(
    NEWEST_BY.map((column) => [`reports_newest_by_${column}`, `(${column}, created_at desc, id desc)`]),
  ),
  reports_answered: "(reporter_id, resolved_at desc, id desc) where status = 'resolved'",
  reports_newest_by_status_and_reason: '(status, reason, created_at desc, id desc)',
  reports_newest_by_reporter_id_and_organization_id:
    '(reporter_id, organization_id, created_at desc, id desc)',
  reports_without_weight: '(created_at desc, id desc) where weight = 0',
}

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('reports', (table) => {
      table.uuid('id').primary()
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE').index()
      // That of the post, which never changes, for the index of one organization. Without a foreign key, to avoid a
      // deadlock: a report locks the post, and the key would lock the organization after it.
      table.uuid('organization_id').notNullable()
      // A report stays pending when the reporter deletes their account.
      table.uuid('reporter_id').nullable().references('users.id').onDelete('SET NULL')
      table
        .string('reason', 16)
        .notNullable()
        .checkIn(['inappropriate', 'spam', 'harassment', 'violence', 'other'])
      table.text('description').nullable()
      // How much the report counts towards hiding the post, in percent of a person.
      table.smallint('weight').notNullable().defaultTo(100)
      // A keyed hash of the reporter's network; null once it is no longer needed.
      table.string('network', 43).nullable()
      table.string('status', 16).notNullable().checkIn(['pending', 'resolved'])
      // An administrator has shown the post since, so the report does not hide it again.
      table.boolean('seen').notNullable().defaultTo(false)
      // An administrator has found it unfounded: later reports of the person weigh less.
      table.boolean('turned_down').notNullable().defaultTo(false)
      table.text('moderator_response').nullable()
      table.uuid('resolved_by').nullable().references('users.id').onDelete('SET NULL').index()
      instant(table, 'resolved_at').nullable()
      // When the reporter read the answer.
      instant(table, 'read_at').nullable()
      instant(table, 'created_at').notNullable()
    })
    // One open report of a person about a post.
    this.schema.raw(
      "create unique index reports_open_post_id_reporter_id on reports (post_id, reporter_id) where status = 'pending'",
    )
    for (const [name, on] of Object.entries(INDEXES)) this.schema.raw(`create index ${name} on reports ${on}`)
    this.schema.createTable('report_events', (table) => {
      table.uuid('id').primary()
      table.uuid('report_id').notNullable().references('reports.id').onDelete('CASCADE')
      table.uuid('actor_id').nullable().references('users.id').onDelete('SET NULL').index()
      table.string('action', 16).notNullable().checkIn(['resolved', 'reopened'])
      // The response to the reporter; null when it was reopened.
      table.text('response').nullable()
      instant(table, 'created_at').notNullable()
      table.index(['report_id', 'created_at', 'id'], 'report_events_of_report')
    })
  }

  async down() {
    this.schema.dropTable('report_events')
    this.schema.dropTable('reports')
  }
}
