import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // Not by `alterTable`: on SQLite it would recreate the table, and dropping the old one deletes the tags of posts.
    const type = this.db.dialect.name === 'postgres' ? 'uuid' : 'char(36)'
    this.schema.raw(`alter table tags add column created_by ${type} references users (id) on delete set null`)
    this.schema.raw('create index tags_of_author on tags (created_by, created_at)')
  }

  async down() {
    this.schema.raw('drop index tags_of_author')
    this.schema.raw('alter table tags drop column created_by')
  }
}
