import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['posts', 'author_versions']

export default class extends BaseSchema {
  async up() {
    // Pictures of linked pages. The file has the name of the id.
    this.schema.createTable('link_pictures', (table) => {
      table.uuid('id').primary()
      // The link whose page shows it: a post with another link cannot have it.
      table.string('link_hash', 64).notNullable()
      // Who fetched it, until it is added to a post, which nobody else can.
      table.uuid('user_id').nullable().references('users.id').onDelete('SET NULL')
      // The post that shows it; null while it waits for one, and after that was deleted.
      table.uuid('post_id').nullable().unique().references('posts.id').onDelete('SET NULL')
      table.smallint('width').notNullable()
      table.smallint('height').notNullable()
      // When it is deleted if no post shows it.
      table.timestamp('expires_at', { useTz: false, precision: 3 }).notNullable()
      table.index(['user_id', 'post_id'])
    })
    this.schema.raw(
      'create index link_pictures_without_post on link_pictures (expires_at) where post_id is null',
    )
    for (const name of TABLES) {
      // What the linked page says about itself.
      this.schema.alterTable(name, (table) => table.string('link_description', 500).nullable())
    }
  }

  async down() {
    for (const name of TABLES) {
      this.schema.alterTable(name, (table) => table.dropColumn('link_description'))
    }
    this.schema.dropTable('link_pictures')
  }
}
