import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['posts', 'author_versions']

export default class extends BaseSchema {
  async up() {
    const type = this.db.dialect.name === 'postgres' ? 'uuid' : 'char(36)'
    for (const table of TABLES)
      this.schema.raw(
        `alter table ${table} add column mood_id ${type} null references moods (id) on delete set null`,
      )
  }

  async down() {
    for (const table of TABLES) this.schema.raw(`alter table ${table} drop column mood_id`)
  }
}
