import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // Null in what was shared before: such posts are found by the variants of their address.
    this.schema.alterTable('posts', (table) => {
      table.string('page_key', 255).nullable()
    })
    this.schema.raw(
      'create index posts_by_page on posts (organization_id, page_key) where page_key is not null',
    )
  }

  async down() {
    this.schema.raw('drop index posts_by_page')
    this.schema.alterTable('posts', (table) => {
      table.dropColumn('page_key')
    })
  }
}
