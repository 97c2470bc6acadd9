import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Everything that cursors, read marks and the begin of a membership are compared with. */
const TIMES = [
  ['posts', 'created_at'],
  ['posts', 'approved_at'],
  ['posts', 'supply_low_at'],
  ['comments', 'created_at'],
  ['reports', 'resolved_at'],
  ['memberships', 'joined_at'],
  ['post_reads', 'read_at'],
  ['read_marks', 'read_until'],
] as const

const milliseconds = (instant: string) => new Date(`${instant.replace(' ', 'T')}Z`).getTime()

/** The newest time in the database, or now: the cursors that clients have are older. */
async function newestTime(db: QueryClientContract): Promise<number> {
  let newest = Date.now()
  for (const [table, column] of TIMES) {
    const { at } = await db.from(table).max(`${column} as at`).firstOrFail()
    if (at !== null) newest = Math.max(newest, milliseconds(at))
  }
  return newest
}

/**
 * The time of the newest event that people are notified of, in milliseconds. A sequence on PostgreSQL, because writers
 * would wait for each other at a row.
 */
export default class extends BaseSchema {
  async up() {
    const isPostgres = this.db.dialect.name === 'postgres'
    if (isPostgres) this.schema.raw('create sequence event_clock')
    else {
      this.schema.createTable('event_clock', (table) => {
        table.integer('id').primary()
        table.bigInteger('at').notNullable()
      })
    }
    this.defer(async (db) => {
      const at = await newestTime(db)
      if (isPostgres) await db.rawQuery("select setval('event_clock', ?)", [at])
      else await db.table('event_clock').insert({ id: 1, at })
    })
  }

  async down() {
    if (this.db.dialect.name === 'postgres') this.schema.raw('drop sequence event_clock')
    else this.schema.dropTable('event_clock')
  }
}
