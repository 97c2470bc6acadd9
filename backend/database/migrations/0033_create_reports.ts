import { BaseSchema } from '@adonisjs/lucid/schema'

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
      table.string('status', 16).notNullable().checkIn(['pending', 'resolved'])
      table.text('moderator_response').nullable()
      table.uuid('resolved_by').nullable().references('users.id').onDelete('SET NULL').index()
      table.timestamp('resolved_at', { useTz: false, precision: 3 }).nullable()
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
    })
    // One open report of a person about a post.
    this.schema.raw(
      "create unique index reports_open_post_id_reporter_id on reports (post_id, reporter_id) where status = 'pending'",
    )
    this.schema.raw('create index reports_newest on reports (created_at desc, id desc)')
    for (const column of ['status', 'reason', 'organization_id', 'reporter_id']) {
      this.schema.raw(
        `create index reports_newest_by_${column} on reports (${column}, created_at desc, id desc)`,
      )
    }
  }

  async down() {
    this.schema.dropTable('reports')
  }
}
