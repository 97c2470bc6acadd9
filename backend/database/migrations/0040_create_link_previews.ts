import { BaseSchema } from '@adonisjs/lucid/schema'
import { PREVIEW_DESCRIPTION_MAX, SITE_NAME_MAX, TITLE_MAX, URL_MAX } from '#contract/rules/limits'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('link_previews', (table) => {
      // A hash of the link: an address of two thousand characters is no key.
      table.string('link_hash', 64).primary()
      table.string('url', URL_MAX).nullable()
      table.string('title', TITLE_MAX).nullable()
      table.string('description', PREVIEW_DESCRIPTION_MAX).nullable()
      table.string('site_name', SITE_NAME_MAX).nullable()
      table.string('image_url', URL_MAX).nullable()
      // Why there is no preview; null when there is one.
      table.string('reason', 20).nullable()
      table.timestamp('expires_at', { useTz: false, precision: 3 }).notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('link_previews')
  }
}
