import db from '@adonisjs/lucid/services/db'

/** Statements that were never answered are forgotten from here on. */
const RUNNING_MAX = 10_000

interface Statement {
  __knexQueryUid: string
  sql: string
}

type Ended = (error?: unknown) => void

/** What a statement does, of a few known words. */
const OPERATIONS = new Set(['select', 'insert', 'update', 'delete', 'commit'])

/** The operation of a statement; `other` for the rest. */
export function operationOf(sql: string): string {
  const word = /^\w+/.exec(sql)?.[0].toLowerCase() ?? ''
  return OPERATIONS.has(word) ? word : 'other'
}

/** Calls `begin` for every statement of the connection pool, without its values, and what that returns when it is answered. */
export function followStatements(begin: (sql: string) => Ended | undefined): void {
  const running = new Map<string, Ended>()
  const end = ({ __knexQueryUid: id }: Statement, error?: unknown) => {
    const ended = running.get(id)
    running.delete(id)
    ended?.(error)
  }
  const client = db.connection().getWriteClient()
  client.on('query', ({ __knexQueryUid: id, sql }: Statement) => {
    const ended = begin(sql)
    if (ended === undefined) return
    if (running.size >= RUNNING_MAX) running.clear()
    running.set(id, ended)
  })
  client.on('query-response', (_response: unknown, statement: Statement) => end(statement))
  client.on('query-error', (error: unknown, statement: Statement) => end(statement, error))
}
