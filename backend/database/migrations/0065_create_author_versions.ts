import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('author_versions', (table) => {
      table.uuid('post_id').primary().references('posts.id').onDelete('CASCADE')
      table.uuid('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('title', 200).notNullable()
      table.string('url', 2_048).notNullable()
      table.text('comment').nullable()
      table.text('tags').notNullable()
      table.boolean('is_public').notNullable()
      table.boolean('is_sensitive').notNullable()
      table.string('moderation_status', 20).notNullable()
      table.text('moderation_reason').nullable()
      table.timestamp('updated_at', { useTz: false, precision: 3 }).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('author_versions')
  }
}
