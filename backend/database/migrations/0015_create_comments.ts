import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('comments', (table) => {
      table.uuid('id').primary()
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      table.uuid('parent_id').nullable().references('comments.id').onDelete('CASCADE')
      table.uuid('user_id').nullable().references('users.id').onDelete('SET NULL')
      table.text('content').notNullable()
      table.uuid('mood_id').nullable().references('moods.id').onDelete('SET NULL')
      table.boolean('is_ai_generated').notNullable().defaultTo(false)
      table.timestamp('locked_at', { useTz: false, precision: 3 }).nullable()
      table.uuid('locked_by_user_id').nullable().references('users.id').onDelete('SET NULL')
      table.string('locked_by_visitor', 64).nullable()
      table.string('idempotency_key', 64).nullable()
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
      table.timestamp('updated_at', { useTz: false, precision: 3 }).notNullable()
      table.unique(['user_id', 'idempotency_key'])
    })
    this.schema.raw('create index comments_newest on comments (post_id, parent_id, created_at desc, id desc)')
    this.schema.raw('create index comments_replies on comments (parent_id) where parent_id is not null')
    this.schema.raw(
      'create index comments_visitor_claims on comments (locked_at) where locked_by_visitor is not null',
    )
  }

  async down() {
    this.schema.dropTable('comments')
  }
}
