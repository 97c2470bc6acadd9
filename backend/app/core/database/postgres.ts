import pg from 'pg'

/**
 * Hands out `timestamp` columns as text, like SQLite does, so that one parser reads both.
 * They hold UTC; the driver would take them for local time.
 */
export function keepTimestampsAsText(): void {
  pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) => text)
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
}
