import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('tags', (table) => {
      table.uuid('id').primary()
      table.string('name', 40).notNullable().unique()
      table.boolean('is_predefined').notNullable().defaultTo(false)
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
    })
    this.schema.createTable('post_tags', (table) => {
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      table.uuid('tag_id').notNullable().references('tags.id').onDelete('CASCADE')
      // Copied from the post, so that the newest listed posts of a tag are one index scan.
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
      table.boolean('listed').notNullable()
      table.primary(['post_id', 'tag_id'])
    })
    this.schema.raw(
      'create index post_tags_listed on post_tags (tag_id, created_at desc, post_id desc) where listed',
    )
  }

  async down() {
    this.schema.dropTable('post_tags')
    this.schema.dropTable('tags')
  }
}
