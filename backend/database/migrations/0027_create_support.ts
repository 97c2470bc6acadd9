import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('support_requests', (table) => {
      table.uuid('id').primary()
      // A signed-in requester; their name and address are those of the account.
      table.uuid('user_id').nullable().references('users.id').onDelete('SET NULL')
      table.string('name', 255).nullable()
      table.string('email', 254).nullable()
      table.string('language', 2).nullable()
      table.string('title', 255).notNullable()
      table.text('description').notNullable()
      table.string('priority', 8).notNullable().checkIn(['Low', 'Medium', 'High'])
      table.string('status', 8).notNullable().checkIn(['open', 'closed'])
      instant(table, 'created_at').notNullable()
      instant(table, 'closed_at').nullable()
      table.index(['user_id', 'id'])
    })
    this.schema.raw('create index support_requests_newest on support_requests (created_at desc, id desc)')
    this.schema.raw(
      'create index support_requests_newest_by_status on support_requests (status, created_at desc, id desc)',
    )
    this.schema.createTable('support_attachments', (table) => {
      table.uuid('id').primary()
      table.uuid('request_id').notNullable().references('support_requests.id').onDelete('CASCADE').index()
      table.string('filename', 255).notNullable()
      table.string('mimetype', 40).notNullable()
      table.integer('size').notNullable()
      // The name in the data folder; null once the file has been deleted.
      table.string('file', 40).nullable()
    })
    this.schema.raw(
      'create index support_attachments_kept on support_attachments (request_id) where file is not null',
    )
    this.schema.raw(
      'create unique index support_attachments_file on support_attachments (file) where file is not null',
    )
    this.schema.createTable('support_answers', (table) => {
      table.uuid('id').primary()
      table.uuid('request_id').notNullable().references('support_requests.id').onDelete('CASCADE')
      table.uuid('author_id').nullable().references('users.id').onDelete('SET NULL').index()
      table.text('content').notNullable()
      instant(table, 'created_at').notNullable()
      // When the requester read the answer.
      instant(table, 'read_at').nullable()
      table.index(['request_id', 'created_at', 'id'])
    })
  }

  async down() {
    this.schema.dropTable('support_answers')
    this.schema.dropTable('support_attachments')
    this.schema.dropTable('support_requests')
  }
}
