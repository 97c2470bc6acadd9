import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** The advisory lock of the clock; nothing else may take the same number. */
const LOCK = 712_012

/**
 * Moves the clock of events to a time, or just past the newest event. Without the lock two writers could move it back.
 * What a block with an exception has locked is released when it is rolled back; a sequence keeps its value. So no lock
 * outlives the statement, even one that is cancelled, on a session that a pooler gives to another server.
 */
const MOVE = `create function move_event_clock(until bigint) returns bigint language plpgsql as $$
declare
  moved bigint;
begin
  begin
    perform pg_advisory_xact_lock(${LOCK});
    moved := setval('event_clock', greatest(pg_sequence_last_value('event_clock'::regclass) + 1, until));
    raise exception using errcode = 'FA001';
  exception when sqlstate 'FA001' then
  end;
  return moved;
end $$`

/**
 * The time of the newest event that people are notified of, in milliseconds. A sequence on PostgreSQL, because writers
 * would wait for each other at a row.
 */
export default class extends BaseSchema {
  async up() {
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw('create sequence event_clock')
      this.schema.raw(MOVE)
    } else {
      this.schema.createTable('event_clock', (table) => {
        table.integer('id').primary()
        table.bigInteger('at').notNullable()
      })
    }
    this.defer((db) => this.#start(db))
  }

  async down() {
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw('drop function move_event_clock')
      this.schema.raw('drop sequence event_clock')
    } else this.schema.dropTable('event_clock')
  }

  async #start(db: QueryClientContract): Promise<void> {
    const at = Date.now()
    if (db.dialect.name === 'postgres') await db.rawQuery("select setval('event_clock', ?)", [at])
    else await db.table('event_clock').insert({ id: 1, at })
  }
}
