import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // Since when a person may not sign in, by the decision of an administrator.
    this.schema.raw(`alter table users add column disabled_at ${this.#instant()} null`)
  }

  async down() {
    this.schema.raw('alter table users drop column disabled_at')
  }

  /** Raw, because Knex copies the whole table to change it on SQLite. */
  #instant = () => (this.db.dialect.name === 'postgres' ? 'timestamp(3)' : 'datetime')
}
