import { BaseSchema } from '@adonisjs/lucid/schema'

/** The posts of a tag, private ones too: administrators count them, and they leave the tag together. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('post_tags', (table) => {
      table.index(['tag_id', 'post_id'], 'post_tags_of_tag')
    })
  }

  async down() {
    this.schema.alterTable('post_tags', (table) => {
      table.dropIndex(['tag_id', 'post_id'], 'post_tags_of_tag')
    })
  }
}
