import { BaseSchema } from '@adonisjs/lucid/schema'
import { instant } from '#database/columns'

/** Tables with rows that a token of an organization may write. */
const WRITTEN = ['posts', 'comments']

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('api_tokens', (table) => {
      table.uuid('id').primary()
      // One of both: a token of a person, or of an organization.
      table.uuid('user_id').nullable().references('users.id').onDelete('CASCADE').index()
      table.uuid('organization_id').nullable().references('organizations.id').onDelete('CASCADE').index()
      // Who made a token of an organization.
      table.uuid('created_by').nullable().references('users.id').onDelete('SET NULL').index()
      table.string('name', 60).notNullable()
      table.string('hash', 64).notNullable().unique()
      // JSON.
      table.text('scopes').notNullable()
      instant(table, 'created_at').notNullable()
      instant(table, 'last_used_at').nullable()
      instant(table, 'expires_at').notNullable().index()
      table.check('(user_id is null) <> (organization_id is null)', [], 'api_tokens_owner')
    })
    const id = this.db.dialect.name === 'postgres' ? 'uuid' : 'char(36)'
    for (const table of WRITTEN) {
      // The token that wrote the row, and its name then. Not a reference: what was written outlives the token.
      this.schema.raw(`alter table ${table} add column api_token_id ${id}`)
      this.schema.raw(`alter table ${table} add column api_token_name varchar(60)`)
      this.schema.raw(
        `create unique index ${table}_keyed_by_token on ${table} (api_token_id, idempotency_key) where api_token_id is not null`,
      )
    }
  }

  async down() {
    for (const table of WRITTEN) {
      this.schema.raw(`drop index ${table}_keyed_by_token`)
      this.schema.raw(`alter table ${table} drop column api_token_name`)
      this.schema.raw(`alter table ${table} drop column api_token_id`)
    }
    this.schema.dropTable('api_tokens')
  }
}
