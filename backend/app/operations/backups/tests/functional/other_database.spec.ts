import { test } from '@japa/runner'
import BetterSqlite from 'better-sqlite3'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkArchive } from '#operations/backups/queries/check_archive'
import {
  backUp,
  emptyDatabase,
  restore,
  rowsOf,
  type Environment,
} from '#operations/backups/tests/support/archives'
import { fillTables, unfilledTables } from '#operations/backups/tests/support/full_database'
import { temporaryDataDir } from '#tests/environment'
import { prepareDatabase } from '#tests/prepared_database'
import { runCommandOf, startServer } from '#tests/server'
import { dialect } from '#tests/tags'

const ofSqlite = (): Environment => ({ DATA_DIR: temporaryDataDir(), DATABASE_URL: '' })
const fileOf = ({ DATA_DIR }: Environment) => join(DATA_DIR, 'fanfare.sqlite3')

interface Account {
  role: string
  email: string
  password: string
}

interface Answered {
  token: string
  organizations: { id: string }[]
  posts: { id: string; title: string }[]
  comment: { content: string }
}

/** What a member of the demo organization does: signs in, searches, and claims a suggestion. */
async function useServer(environment: Environment, { email, password }: Account) {
  const server = await startServer(environment)
  let token = ''
  const ask = async (path: string, body?: object) => {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const answer = await fetch(`${server.url}/api/${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return { status: answer.status, ...((await answer.json()) as Answered) }
  }
  try {
    token = (await ask('auth/login', { email, password })).token
    const [organization] = (await ask('organizations')).organizations
    const { posts } = await ask(`posts/organization/${organization!.id}?search=latency`)
    const { status } = await ask(`posts/${posts[0]!.id}/claim-next`, {})
    return { titles: posts.map(({ title }) => title), status }
  } finally {
    await server.stop()
  }
}

const doctor = async (environment: Environment) =>
  (await runCommandOf(environment, 'doctor')).stdout.match(/^✓ (totals|search).*$/gm) ?? []

// It needs a PostgreSQL, also for the half that is SQLite.
if (process.env.DATABASE_URL)
  test.group('A backup of one database, restored into the other', (group) => {
    dialect(group)
    // Each command starts the product anew.
    group.each.timeout(180_000)

    test('is the same after every table went from SQLite to PostgreSQL and back', async ({
      assert,
      cleanup,
    }) => {
      const here = ofSqlite()
      await prepareDatabase(here)
      fillTables(fileOf(here))
      assert.deepEqual(unfilledTables(fileOf(here)), [])
      const first = await backUp(here)

      const { environment: postgres } = await emptyDatabase(cleanup)
      assert.equal((await restore(postgres, first)).stderr, '')
      const second = await backUp(postgres)
      assert.equal((await checkArchive(second)).engine, 'postgres')

      const back = ofSqlite()
      assert.equal((await restore(back, second)).stderr, '')
      const third = await backUp(back)
      assert.deepEqual(await rowsOf(third), await rowsOf(first))
      assert.deepEqual((await checkArchive(third)).sequences, (await checkArchive(first)).sequences)
    }).tags(['@slow'], 'append')

    test('is a server that works, on either database', async ({ assert, cleanup }) => {
      const here = ofSqlite()
      await runCommandOf({ ...here, DEMO: 'true', DEMO_LANGUAGE: 'en' }, 'prepare')
      const { accounts } = JSON.parse(readFileSync(join(here.DATA_DIR, 'demo-credentials.json'), 'utf8')) as {
        accounts: Account[]
      }
      const member = accounts.find(({ role }) => role === 'member')!
      const { environment: postgres } = await emptyDatabase(cleanup)
      await restore(postgres, await backUp(here))
      const checks = await doctor(postgres)
      assert.deepEqual(checks, await doctor(here))
      assert.isAbove(checks.length, 4)
      const used = await useServer(postgres, member)
      assert.equal(used.status, 200)
      assert.isNotEmpty(used.titles)

      const back = ofSqlite()
      await restore(back, await backUp(postgres))
      assert.deepEqual(await doctor(back), checks)
      assert.deepEqual(await useServer(back, member), used)
    }).tags(['@slow'], 'append')

    test('is refused where a text is longer than PostgreSQL takes', async ({ assert, cleanup }) => {
      const here = ofSqlite()
      await prepareDatabase(here)
      const connection = new BetterSqlite(fileOf(here))
      connection.prepare("update moods set name = ? where key = 'witty'").run('w'.repeat(61))
      connection.close()
      const { environment: postgres } = await emptyDatabase(cleanup)
      const { status, stderr } = await restore(postgres, await backUp(here))
      assert.equal(status, 1)
      assert.equal(
        stderr,
        'A row of moods does not fit into PostgreSQL: value too long for type character varying(60).\n',
      )
    }).tags(['@slow'], 'append')
  })
