import pg from 'pg'

/** An answer the driver gave up waiting for; it has no code. */
const GIVEN_UP = 'Query read timeout'
/** A transaction that cannot be rolled back soon is rolled back by the end of its connection. */
const ROLLBACK_TIMEOUT_MS = 2_000

interface Statement {
  text: string
  query_timeout?: number
}

type Callback = (error: Error | null, result?: unknown) => void
type Query = (statement: Statement, callback?: Callback) => Promise<unknown> | undefined

/**
 * Hands out `timestamp` columns as text, like SQLite does, so that one parser reads both.
 * They hold UTC; the driver would take them for local time.
 */
export function keepTimestampsAsText(): void {
  pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) => text)
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
}

/**
 * The hooks of a pool that closes dead connections. When an answer is missing, the path to the database has lost
 * something: that connection is closed, in a transaction or not, and so is each one that has been silent since. `first`
 * is the first statement of each connection.
 */
export function closeDeadConnections(first?: string) {
  const answeredAt = new WeakMap<pg.Client, number>()
  let lostAt = 0

  function follow(connection: pg.Client): void {
    const query = connection.query.bind(connection) as unknown as Query
    const followed: Query = (statement, callback) => {
      const sentAt = performance.now()
      const isRollback = statement.text === 'ROLLBACK'
      const ended = (error: Error | null) => {
        if (error?.message === GIVEN_UP) lostAt = Math.max(lostAt, sentAt)
        if (error && (isRollback || error.message === GIVEN_UP)) close(connection)
        else answeredAt.set(connection, performance.now())
      }
      const sent = isRollback ? { ...statement, query_timeout: ROLLBACK_TIMEOUT_MS } : statement
      if (callback === undefined) return follows(query(sent)!, ended)
      return query(sent, (error, result) => {
        ended(error)
        callback(error, result)
      })
    }
    connection.query = followed as unknown as pg.Client['query']
    answeredAt.set(connection, performance.now())
  }

  function close(connection: pg.Client): void {
    answeredAt.delete(connection)
    connection.connection.stream.destroy()
  }

  return {
    afterCreate: (connection: pg.Client, done: (error: Error | null, ready: unknown) => void): void => {
      follow(connection)
      if (first === undefined) done(null, connection)
      else connection.query({ text: first }, (error) => done(error, connection))
    },
    validate: (connection: pg.Client): boolean => (answeredAt.get(connection) ?? -1) >= lostAt,
  }
}

async function follows<T>(answer: Promise<T>, ended: (error: Error | null) => void): Promise<T> {
  try {
    const result = await answer
    ended(null)
    return result
  } catch (error) {
    ended(error as Error)
    throw error
  }
}
