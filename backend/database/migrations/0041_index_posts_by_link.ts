import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('posts', (table) => {
      table.index(['organization_id', 'url'], 'posts_by_link')
    })
  }

  async down() {
    this.schema.alterTable('posts', (table) => {
      table.dropIndex(['organization_id', 'url'], 'posts_by_link')
    })
  }
}
