import { globSync, readFileSync } from 'node:fs'
import { rawRows } from '#core/database/sql/results'
import type { SeparateDatabase } from './separate_database.js'

/** Everything that a database holds: the files of SQLite, the text columns of PostgreSQL. */
export async function contentOf({ client, environment }: SeparateDatabase): Promise<string> {
  if (environment.DATABASE_URL === '')
    return globSync(`${environment.DATA_DIR}/**/*.sqlite*`)
      .map((file) => readFileSync(file, 'latin1'))
      .join('')
  const tables = await rawRows<{ name: string }>(
    client(),
    `select table_name as name from information_schema.tables where table_schema = current_schema()`,
  )
  const dumps = tables.map(({ name }) =>
    rawRows<{ text: string }>(client(), `select content::text as text from "${name}" as content`),
  )
  return (await Promise.all(dumps))
    .flat()
    .map(({ text }) => text)
    .join('\n')
}
