import { test } from '@japa/runner'
import BetterSqlite from 'better-sqlite3'
import { join } from 'node:path'
import { archivePath, type Environment } from '#operations/backups/tests/support/archives'
import { temporaryDataDir } from '#tests/environment'
import { prepareDatabase } from '#tests/prepared_database'
import { runCommandOf } from '#tests/server'
import { slow } from '#tests/tags'

const ROWS = 400_000
const GROWTH_MAX_MB = 80

/** Says at its end how much memory the process had at most. */
const MEASURED = {
  NODE_OPTIONS:
    '--import=data:text/javascript,process.on(`exit`,()=>console.error(`peak`,process.resourceUsage().maxRSS))',
}

/** The most memory that the process had, in megabytes. */
async function peakOfBackup(environment: Environment): Promise<number> {
  const { stderr } = await runCommandOf({ ...environment, ...MEASURED }, 'backup', archivePath())
  return Number(/^peak (\d+)$/m.exec(stderr)?.[1]) / 1024
}

function insertRows(file: string): void {
  const connection = new BetterSqlite(file)
  connection.exec(
    `with recursive rows (n) as (select 1 union all select n + 1 from rows where n < ${ROWS})
     insert into reserved_names (kind, key, reserved_until)
     select 'slug', printf('%09d-%s', n, hex(randomblob(80))), '2026-03-01 09:30:00.250' from rows`,
  )
  connection.close()
}

test.group('The memory of a backup', (group) => {
  slow(group)
  group.each.timeout(180_000)

  test('does not grow with the rows', async ({ assert }) => {
    const environment: Environment = { DATA_DIR: temporaryDataDir(), DATABASE_URL: '' }
    await prepareDatabase(environment)
    const before = await peakOfBackup(environment)
    insertRows(join(environment.DATA_DIR, 'fanfare.sqlite3'))
    assert.isBelow((await peakOfBackup(environment)) - before, GROWTH_MAX_MB)
  })
})
