import db from '@adonisjs/lucid/services/db'

interface Statement {
  sql?: string
}

type RunStatement = (connection: unknown, statement: Statement) => Promise<unknown>

/** Lets the database refuse every COMMIT while `work` runs, as on a full disk. */
export async function withFailingCommits<T>(work: () => Promise<T>): Promise<T> {
  const { client } = db.connection().getWriteClient() as { client: object }
  const driver = Object.getPrototypeOf(client) as { _query: RunStatement }
  const run = driver._query
  // A test in a global transaction releases a savepoint where the product commits.
  driver._query = function (connection, statement) {
    const isCommit = /^(commit|release savepoint)/i.test(statement.sql ?? '')
    return isCommit ? Promise.reject(new Error('The disk is full')) : run.call(this, connection, statement)
  }
  try {
    return await work()
  } finally {
    driver._query = run
  }
}
