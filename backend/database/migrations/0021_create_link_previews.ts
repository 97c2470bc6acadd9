import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('link_previews', (table) => {
      // A hash of the link, because a URL may be too long for a primary key.
      table.string('link_hash', 64).primary()
      table.string('url', 2_048).nullable()
      table.string('title', 200).nullable()
      table.string('description', 500).nullable()
      table.string('site_name', 100).nullable()
      table.string('image_url', 2_048).nullable()
      // Why there is no preview; null when there is one.
      table.string('reason', 20).nullable()
      instant(table, 'expires_at').notNullable().index()
    })
    // Pictures of linked pages. The file has the name of the id.
    this.schema.createTable('link_pictures', (table) => {
      table.uuid('id').primary()
      // The link whose page shows it: a post with another link cannot have it.
      table.string('link_hash', 64).notNullable()
      // The user who fetched it and alone can add it to a post, until then.
      table.uuid('user_id').nullable().references('users.id').onDelete('SET NULL')
      // The post that shows it; null while it waits for one, and after that was deleted.
      table.uuid('post_id').nullable().unique().references('posts.id').onDelete('SET NULL')
      table.smallint('width').notNullable()
      table.smallint('height').notNullable()
      // When it is deleted if no post shows it.
      instant(table, 'expires_at').notNullable()
      table.index(['user_id', 'post_id'])
    })
    this.schema.raw(
      'create index link_pictures_without_post on link_pictures (expires_at) where post_id is null',
    )
  }

  async down() {
    this.schema.dropTable('link_pictures')
    this.schema.dropTable('link_previews')
  }
}
