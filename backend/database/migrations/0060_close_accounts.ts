import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // Since when an account is closed whose content is still being deleted; then the row is deleted.
    this.schema.raw(`alter table users add column closed_at ${this.#instant()} null`)
    this.schema.raw('create index users_closed on users (closed_at) where closed_at is not null')
  }

  async down() {
    this.schema.raw('drop index users_closed')
    this.schema.raw('alter table users drop column closed_at')
  }

  /** Raw, because Knex copies the whole table to change it on SQLite. */
  #instant = () => (this.db.dialect.name === 'postgres' ? 'timestamp(3)' : 'datetime')
}
