import db from '@adonisjs/lucid/services/db'

type Query = (connection: unknown, statement: string | { sql: string }) => Promise<unknown>

const COMMIT = /^(commit|release savepoint)/i

/** Makes the database refuse every COMMIT with this error while `work` runs. */
export async function withFailingCommits<T>(
  work: () => Promise<T>,
  error = new Error('The database refused'),
): Promise<T> {
  const { client } = db.connection().getWriteClient() as { client: object }
  const driver = Object.getPrototypeOf(client) as { query: Query }
  const { query } = driver
  // In a test's global transaction, the application's COMMIT is the release of a savepoint.
  driver.query = async function (connection, statement) {
    const sql = typeof statement === 'string' ? statement : statement.sql
    if (!COMMIT.test(sql)) return query.call(this, connection, statement)
    // A transaction ends when its COMMIT is refused.
    if (/^commit/i.test(sql)) await query.call(this, connection, 'ROLLBACK;')
    throw error
  }
  try {
    return await work()
  } finally {
    driver.query = query
  }
}
