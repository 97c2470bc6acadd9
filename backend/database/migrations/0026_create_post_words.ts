import { BaseSchema } from '@adonisjs/lucid/schema'
import { fillPostWords } from '#database/fill_post_words'

/**
 * The words of posts, for the search inside an organization. Beginnings of words are ranges of this index, so
 * they are compared byte by byte whatever the database thinks of letters.
 */
export default class extends BaseSchema {
  async up() {
    const postgres = this.db.dialect.name === 'postgres'
    this.schema.createTable('post_words', (table) => {
      table.uuid('post_id').notNullable().references('posts.id').onDelete('CASCADE')
      table.uuid('organization_id').notNullable()
      table.specificType('word', postgres ? 'varchar(40) collate "C"' : 'varchar(40)').notNullable()
      table.timestamp('created_at', { useTz: false, precision: 3 }).notNullable()
      table.primary(['post_id', 'word'])
    })
    this.schema.raw(
      'create index post_words_newest on post_words (organization_id, word, created_at desc, post_id desc)',
    )
    this.schema.raw(
      'create index posts_by_author on posts (organization_id, user_id, created_at desc, id desc)',
    )
    this.schema.raw(
      `create index posts_unapproved on posts (organization_id, moderation_status, created_at desc, id desc)
       where moderation_status <> 'approved'`,
    )
    this.schema.alterTable('post_tags', (table) => {
      // Copied from the post, so that the newest posts of a tag in an organization are one walk along one index.
      table.uuid('organization_id').nullable()
    })
    this.schema.raw(
      'update post_tags set organization_id = (select organization_id from posts where posts.id = post_tags.post_id)',
    )
    this.schema.raw(
      'create index post_tags_in_organization on post_tags (organization_id, tag_id, created_at desc, post_id desc)',
    )
    this.defer((db) => fillPostWords(db))
  }

  async down() {
    this.schema.raw('drop index post_tags_in_organization')
    this.schema.alterTable('post_tags', (table) => table.dropColumn('organization_id'))
    this.schema.raw('drop index posts_unapproved')
    this.schema.raw('drop index posts_by_author')
    this.schema.dropTable('post_words')
  }
}
