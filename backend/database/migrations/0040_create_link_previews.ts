import { BaseSchema } from '@adonisjs/lucid/schema'

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
      table.timestamp('expires_at', { useTz: false, precision: 3 }).notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('link_previews')
  }
}
