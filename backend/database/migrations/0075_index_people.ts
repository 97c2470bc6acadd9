import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

const BATCH = 1_000

/** People are listed by name, and found by the beginning of their name or email address. */
export default class extends BaseSchema {
  async up() {
    const isPostgres = this.db.dialect.name === 'postgres'
    // Ranges of prefixes need the order of bytes, which is SQLite's own.
    const bytes = isPostgres ? 'collate "C"' : ''
    this.schema.raw(`alter table users add column name_key text ${bytes} not null default ''`)
    this.defer(fillNameKeys)
    this.schema.raw('create index users_by_name on users (name_key, id) where closed_at is null')
    this.schema.raw(
      'create index users_administrators on users (name_key, id) where is_admin and closed_at is null',
    )
    this.schema.raw(
      'create index users_disabled on users (name_key, id) where disabled_at is not null and closed_at is null',
    )
    if (isPostgres) this.schema.raw('create index users_by_email on users (email_key collate "C")')
  }

  async down() {
    if (this.db.dialect.name === 'postgres') this.schema.raw('drop index users_by_email')
    for (const index of ['users_disabled', 'users_administrators', 'users_by_name']) {
      this.schema.raw(`drop index ${index}`)
    }
    this.schema.raw('alter table users drop column name_key')
  }
}

/** In the order of ids. SQLite's own `lower` knows ASCII only. */
async function fillNameKeys(db: QueryClientContract): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const users: { id: string; name: string }[] = await db
      .from('users')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'name')
    for (const { id, name } of users) {
      await db
        .from('users')
        .where({ id })
        .update({ name_key: name.normalize('NFC').toLowerCase() })
    }
    const last = users.at(-1)
    if (last === undefined) return
    after = last.id
  }
}
