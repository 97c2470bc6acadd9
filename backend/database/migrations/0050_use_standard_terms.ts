import { BaseSchema } from '@adonisjs/lucid/schema'

/** Table and column names, from the words the project used before to the standard ones. The rows stay. */
const TABLES = [
  ['suggestion_holds', 'suggestion_reservations'],
  ['suggestion_words', 'used_texts'],
] as const

const COLUMNS = [
  ['posts', 'free_count', 'available_count'],
  ['comments', 'locked_at', 'claimed_at'],
  ['comments', 'locked_by_user_id', 'claimed_by_user_id'],
  ['comments', 'locked_by_visitor', 'claimed_by_visitor'],
  ['access_tokens', 'way', 'method'],
  ['pending_sign_ins', 'way', 'method'],
  ['suggestion_reservations', 'ends_at', 'expires_at'],
] as const

export default class extends BaseSchema {
  async up() {
    for (const [from, to] of TABLES) this.schema.renameTable(from, to)
    // Raw, because Knex copies the whole table to rename a column on SQLite.
    for (const [table, from, to] of COLUMNS)
      this.schema.raw(`alter table ${table} rename column ${from} to ${to}`)
  }

  async down() {
    for (const [table, from, to] of COLUMNS)
      this.schema.raw(`alter table ${table} rename column ${to} to ${from}`)
    for (const [from, to] of TABLES) this.schema.renameTable(to, from)
  }
}
