import { test } from '@japa/runner'
import BetterSqlite from 'better-sqlite3'
import { join } from 'node:path'
import pg from 'pg'
import { newId } from '#core/runtime/ids'
import { dialect } from '#tests/tags'
import { PASSWORD } from '#tests/factories/user_factory'
import { temporaryDataDir } from '#tests/environment'
import { startServer } from '#tests/server'

interface Answer {
  token: string
  code: string
  organization: { id: string }
}

/** Signs up and creates an organization. Returns a function that requests as its owner. */
async function founder(server: string) {
  let token = ''
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(server + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: (await answer.json()) as Answer,
    }
  }
  const email = `${newId()}@example.org`
  token = (await ask('/api/auth/register', { name: 'Ada', email, password: PASSWORD })).body.token
  const name = `band-${newId().slice(-12)}`
  const organizationId = (await ask('/api/organizations', { name, slug: name })).body.organization.id
  const post = () =>
    ask('/api/posts', { organizationId, title: 'A', url: `https://www.linkedin.com/posts/${newId()}` })
  const list = () => ask(`/api/posts/organization/${organizationId}`)
  return { organizationId, post, list }
}

const BUSY = [503, 'SERVICE_UNAVAILABLE', '5']
const said = ({
  status,
  body,
  retryAfter,
}: Awaited<ReturnType<Awaited<ReturnType<typeof founder>>['post']>>) => [status, body.code, retryAfter]

const database = process.env.DATABASE_URL

if (!database)
  test.group('An SQLite file that another process has locked', (group) => {
    dialect(group)
    test('is read meanwhile, and a write is refused until it is free', async ({ assert, cleanup }) => {
      const folder = temporaryDataDir()
      const server = await startServer({ DATA_DIR: folder, LIMIT_SIGNED_IN: '1000000' })
      cleanup(async () => void (await server.stop()))
      const { post, list } = await founder(server.url)
      const other = new BetterSqlite(join(folder, 'fanfare.sqlite3'))
      other.exec('begin immediate')
      const answered = new AbortController()
      const write = post().finally(() => answered.abort())
      let reads = 0
      for (; !answered.signal.aborted; reads += 1) assert.equal((await list()).status, 200)
      const refused = await write
      assert.deepEqual(said(refused), BUSY)
      assert.isAbove(reads, 10)
      other.exec('rollback')
      other.close()
      assert.equal((await post()).status, 201)
    }).tags(['@slow'], 'append')
  })

if (database)
  test.group('An organization whose row stays locked', (group) => {
    dialect(group)
    test('does not delay others, and its writers are told to try again', async ({ assert, cleanup }) => {
      const server = await startServer({ DATABASE_POOL: '4' })
      const other = new pg.Client({ connectionString: database })
      await other.connect()
      cleanup(async () => {
        await other.end()
        await server.stop()
      })
      const locked = await founder(server.url)
      const free = await founder(server.url)
      await other.query('begin')
      await other.query('select 1 from organizations where id = $1 for update', [locked.organizationId])
      const writes = Promise.all(Array.from({ length: 12 }, () => locked.post()))
      assert.equal((await free.post()).status, 201)
      assert.equal((await free.list()).status, 200)
      for (const answer of await writes) assert.deepEqual(said(answer), BUSY)
      await other.query('rollback')
      assert.equal((await locked.post()).status, 201)
    }).tags(['@slow'], 'append')
  })
