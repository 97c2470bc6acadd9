import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('report_events', (table) => {
      table.uuid('id').primary()
      table.uuid('report_id').notNullable().references('reports.id').onDelete('CASCADE')
      table.uuid('actor_id').nullable().references('users.id').onDelete('SET NULL').index()
      table.string('action', 16).notNullable().checkIn(['resolved', 'reopened'])
      // The response to the reporter; null when it was reopened.
      table.text('response').nullable()
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
    })
    this.schema.raw('create index report_events_of_report on report_events (report_id, created_at, id)')
    this.schema.alterTable('reports', (table) => {
      // An administrator has shown the post since, so the report does not hide it again.
      table.boolean('seen').notNullable().defaultTo(false)
    })
    this.schema.alterTable('posts', (table) => {
      // Since when open reports hide it from the public; null while they do not.
      table.timestamp('hidden_at', { useTz: false, precision: 3 }).nullable()
    })
    // Reports that were resolved before have the last response only. Ids of reports are free in the new table.
    this.schema.raw(
      `insert into report_events (id, report_id, actor_id, action, response, created_at)
       select id, id, resolved_by, 'resolved', moderator_response, resolved_at
       from reports where status = 'resolved' and resolved_at is not null`,
    )
  }

  async down() {
    this.schema.alterTable('posts', (table) => table.dropColumn('hidden_at'))
    this.schema.alterTable('reports', (table) => table.dropColumn('seen'))
    this.schema.dropTable('report_events')
  }
}
