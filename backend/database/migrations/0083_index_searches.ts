import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

const BATCH = 1_000
const FIRST = '00000000-0000-0000-0000-000000000000'

const APPROVED = 'posts_approved_by_host'
const TESTIMONIALS = 'testimonials_newest_approved_by_language'

/** Hosts are found by the beginning of host or name, and by the end of the host; tags by the beginning of a word. */
export default class extends BaseSchema {
  async up() {
    const isPostgres = this.db.dialect.name === 'postgres'
    // Ranges of prefixes need the order of bytes, which is SQLite's own.
    const bytes = isPostgres ? 'collate "C"' : ''
    for (const column of ['host_reversed', 'name_key']) {
      this.schema.raw(`alter table approved_domains add column ${column} text ${bytes} not null default ''`)
      this.schema.raw(`create index approved_domains_by_${column} on approved_domains (${column})`)
    }
    if (isPostgres) {
      this.schema.raw('create index approved_domains_by_host on approved_domains (host collate "C")')
    }
    this.schema.createTable('tag_words', (table) => {
      table.uuid('tag_id').notNullable().references('tags.id').onDelete('CASCADE')
      table.specificType('word', `varchar(40) ${bytes}`).notNullable()
      table.primary(['tag_id', 'word'])
      table.index(['word', 'tag_id'], 'tag_words_by_word')
    })
    // With all columns of the condition, so that an index alone counts testimonials, and the posts of a host.
    this.schema.raw(`drop index ${TESTIMONIALS}`)
    this.schema.raw(
      `create index ${TESTIMONIALS} on testimonials (language, created_at desc, id desc, organization_id, reviewed_at)
       where reviewed_at is not null`,
    )
    this.schema.raw(`drop index ${APPROVED}`)
    this.schema.raw(
      `create index ${APPROVED} on posts (approved_by_host_id, moderation_status) where approved_by_host_id is not null`,
    )
    this.defer(fillHosts)
    this.defer(fillTagWords)
  }

  async down() {
    this.schema.raw(`drop index ${APPROVED}`)
    this.schema.raw(
      `create index ${APPROVED} on posts (approved_by_host_id) where approved_by_host_id is not null`,
    )
    this.schema.raw(`drop index ${TESTIMONIALS}`)
    this.schema.raw(
      `create index ${TESTIMONIALS} on testimonials (language, created_at desc, id desc) where reviewed_at is not null`,
    )
    this.schema.dropTable('tag_words')
    if (this.db.dialect.name === 'postgres') this.schema.raw('drop index approved_domains_by_host')
    for (const column of ['name_key', 'host_reversed']) {
      this.schema.raw(`drop index approved_domains_by_${column}`)
      this.schema.raw(`alter table approved_domains drop column ${column}`)
    }
  }
}

/** SQLite's own `lower` knows ASCII only, and it cannot reverse a text. */
async function fillHosts(db: QueryClientContract): Promise<void> {
  for await (const rows of batchesOf<{ id: string; host: string; name: string }>(db, 'approved_domains')) {
    for (const { id, host, name } of rows) {
      const host_reversed = host.split('').toReversed().join('')
      const name_key = name.normalize('NFC').toLowerCase()
      await db.from('approved_domains').where({ id }).update({ host_reversed, name_key })
    }
  }
}

async function fillTagWords(db: QueryClientContract): Promise<void> {
  for await (const rows of batchesOf<{ id: string; name: string }>(db, 'tags')) {
    const words = rows.flatMap(({ id, name }) => {
      const parts = name.split('-')
      const ends = parts.map((_part, at) => parts.slice(at).join('-')).filter((word) => word !== '')
      return ends.map((word) => ({ tag_id: id, word }))
    })
    for (let at = 0; at < words.length; at += BATCH / 4) {
      await db.table('tag_words').multiInsert(words.slice(at, at + BATCH / 4))
    }
  }
}

/** All rows of a table, in the order of ids. */
async function* batchesOf<Row extends { id: string }>(
  db: QueryClientContract,
  table: string,
): AsyncGenerator<Row[]> {
  for (let after = FIRST; ;) {
    const rows: Row[] = await db.from(table).where('id', '>', after).orderBy('id').limit(BATCH).select('*')
    if (rows.length === 0) return
    yield rows
    after = rows.at(-1)!.id
  }
}
