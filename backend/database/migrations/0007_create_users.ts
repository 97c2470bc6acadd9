import { BaseSchema } from '@adonisjs/lucid/schema'
import { bytewise, instant } from '#database/columns'

/** People are listed by name, and found by the beginning of their name or email address. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users', (table) => {
      table.uuid('id').primary()
      table.string('name', 255).notNullable()
      table.specificType('name_key', bytewise('text', this.db)).notNullable().defaultTo('')
      // The normalized words of the name, so that a search finds the posts of their author.
      table.text('name_words').notNullable().defaultTo('')
      table.string('email', 254).notNullable()
      table.text('email_key').notNullable().unique()
      instant(table, 'email_verified_at').nullable()
      table.string('password_hash', 255).nullable()
      table.string('language', 2).nullable()
      table.string('avatar_path', 255).nullable()
      table.boolean('is_admin').notNullable().defaultTo(false)
      table.boolean('two_fa_enabled').notNullable().defaultTo(false)
      instant(table, 'created_at').notNullable()
      instant(table, 'updated_at').notNullable()
      // Since when a person may not sign in, by the decision of an administrator.
      instant(table, 'disabled_at').nullable()
      // Since when an account is closed whose content is still being deleted; then the row is deleted.
      instant(table, 'closed_at').nullable()
    })
    this.schema.raw('create index users_closed on users (closed_at) where closed_at is not null')
    this.schema.raw('create index users_by_name on users (name_key, id) where closed_at is null')
    this.schema.raw(
      'create index users_administrators on users (name_key, id) where is_admin and closed_at is null',
    )
    this.schema.raw(
      'create index users_disabled on users (name_key, id) where disabled_at is not null and closed_at is null',
    )
    if (this.db.dialect.name === 'postgres')
      this.schema.raw('create index users_by_email on users (email_key collate "C")')
  }

  async down() {
    this.schema.dropTable('users')
  }
}
