import { BaseSchema } from '@adonisjs/lucid/schema'
import { bytewise, instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('tags', (table) => {
      table.uuid('id').primary()
      table.string('name', 40).notNullable().unique()
      table.boolean('is_predefined').notNullable().defaultTo(false)
      table.uuid('created_by').nullable().references('users.id').onDelete('SET NULL')
      instant(table, 'created_at').notNullable()
      table.index(['created_by', 'created_at'], 'tags_of_author')
    })
    // Tags are found by the beginning of a word.
    this.schema.createTable('tag_words', (table) => {
      table.uuid('tag_id').notNullable().references('tags.id').onDelete('CASCADE')
      table.specificType('word', bytewise('varchar(40)', this.db)).notNullable()
      table.primary(['tag_id', 'word'])
      table.index(['word', 'tag_id'], 'tag_words_by_word')
    })
    this.schema.createTable('post_tags', (table) => {
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      table.uuid('tag_id').notNullable().references('tags.id').onDelete('CASCADE')
      // Copied from the post, so that the newest posts of a tag are one index scan: the listed ones, and those of an organization.
      table.uuid('organization_id').nullable()
      instant(table, 'created_at').notNullable()
      table.boolean('listed').notNullable()
      table.primary(['post_id', 'tag_id'])
    })
    this.schema.raw(
      'create index post_tags_listed on post_tags (tag_id, created_at desc, post_id desc) where listed',
    )
    this.schema.raw(
      'create index post_tags_in_organization on post_tags (organization_id, tag_id, created_at desc, post_id desc)',
    )
    // The posts of a tag, private ones too: administrators count them, and they leave the tag together.
    this.schema.raw('create index post_tags_of_tag on post_tags (tag_id, post_id)')
  }

  async down() {
    this.schema.dropTable('post_tags')
    this.schema.dropTable('tag_words')
    this.schema.dropTable('tags')
  }
}
