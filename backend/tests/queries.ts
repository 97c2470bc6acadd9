import db from '@adonisjs/lucid/services/db'

const BRACKETS = /^(begin|savepoint|release|rollback|commit)/i

/** The statements `work` sends to the database, without BEGIN and COMMIT. */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const driver = db.manager.get(db.primaryConnectionName)!.connection!.client!
  const queries: string[] = []
  const note = ({ sql }: { sql: string }) => {
    if (!BRACKETS.test(sql)) queries.push(sql)
  }
  driver.on('query', note)
  try {
    await work()
  } finally {
    driver.removeListener('query', note)
  }
  return queries
}
