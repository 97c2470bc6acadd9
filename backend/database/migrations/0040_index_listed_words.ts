import { BaseSchema } from '@adonisjs/lucid/schema'

/** Visitors search the listed posts of all organizations: their words have an index of their own. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table post_words add column listed boolean not null default false')
    this.schema.raw(
      'update post_words set listed = true where post_id in (select id from posts where posts.listed)',
    )
    this.schema.raw(
      'create index post_words_listed on post_words (word, created_at desc, post_id desc) where listed',
    )
  }

  async down() {
    this.schema.raw('drop index post_words_listed')
    this.schema.raw('alter table post_words drop column listed')
  }
}
