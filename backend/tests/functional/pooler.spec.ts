import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import pg from 'pg'
import { archivePath, contentOf, emptyDatabase } from '#operations/backups/tests/support/archives'
import { newId } from '#core/runtime/ids'
import { listen } from '#notifications/stream/tests/support/listen'
import { tokenOf } from '#tests/call_api'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import { deleteTeam, makeTeam, type Team } from '#tests/factories/team_factory'
import { PASSWORD } from '#tests/factories/user_factory'
import { startMailServer } from '#tests/mail_server'
import { hasPgBouncer, startPgBouncer } from '#tests/pgbouncer'
import { failToPrepare, failToStart, runCommandOf, startServer, type RunningServer } from '#tests/server'
import { dialect } from '#tests/tags'

const database = process.env.DATABASE_URL
/** Fails in CI if it is not installed. */
const isMissing = !hasPgBouncer && !process.env.CI
const SETTINGS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

async function send({ url }: RunningServer, token: string, path: string, body: object = {}) {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': newId(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return {
    status: answer.status,
    body: (await answer.json()) as { code: string; post: { id: string } },
  }
}

const share = (server: RunningServer, { organizationId }: Team, token: string) =>
  send(server, token, '/posts', {
    organizationId,
    title: 'A post',
    url: `https://www.linkedin.com/posts/${newId()}`,
  })

const refusal = (name: string, other: string) =>
  `${name} leads through a pooler. Set ${other} to the address of PostgreSQL itself.\n`

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => void setTimeout(resolve, 20))
}

if (database)
  test.group('PgBouncer in transaction mode', (group) => {
    dialect(group)
    group.each.skip(isMissing, 'PgBouncer is not installed')
    group.each.timeout(180_000)

    let pooler: Awaited<ReturnType<typeof startPgBouncer>>
    let team: Team
    let owner: string
    const addresses = () => ({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database })

    group.setup(async () => {
      if (isMissing) return async () => undefined
      pooler = await startPgBouncer(database)
      await runCommandOf(addresses(), 'prepare')
      team = await makeTeam()
      owner = await tokenOf(team.owner)
      return async () => {
        await deleteTeam(team)
        await pooler.stop()
      }
    })

    test('is refused without a direct address, and as the direct address', async ({ assert }) => {
      const without = { DATABASE_URL: pooler.url }
      const both = { ...without, DATABASE_DIRECT_URL: pooler.url }
      for (const fail of [failToPrepare, failToStart]) {
        assert.equal((await fail(without)).stderr, refusal('DATABASE_URL', 'DATABASE_DIRECT_URL'))
        assert.equal((await fail(both)).stderr, refusal('DATABASE_DIRECT_URL', 'it'))
      }
      const { stderr } = await failToStart({ DATABASE_URL: '', DATABASE_DIRECT_URL: database })
      assert.include(stderr, 'DATABASE_URL has to be set with DATABASE_DIRECT_URL')
    }).tags(['@slow'], 'append')

    test('carries a server: sign-in, post, copy, live events and jobs', async ({ assert, cleanup }) => {
      const mails = await startMailServer()
      cleanup(() => void mails.close())
      const server = await startServer({ ...addresses(), SMTP_URL: mails.url })
      cleanup(async () => void (await server.stop()))
      const stream = await listen(team.member, { origin: server.url })

      const email = `${newId()}@example.org`
      const registered = await send(server, '', '/auth/register', { name: 'Ada', email, password: PASSWORD })
      assert.equal(registered.status, 201)
      await until(() => mails.recipients.includes(email))

      const { status, body } = await share(server, team, owner)
      assert.equal(status, 201)
      await stream.untilEvent('post.created')
      const suggestion = await makeSuggestion({ ...body.post, author: team.owner }, { userId: team.owner.id })
      assert.equal(
        (await send(server, await tokenOf(team.member), `/comments/${suggestion}/lock`)).status,
        200,
      )
      await stream.untilEvent('suggestion.claimed')
      await stream.leave()

      assert.equal(await server.stop(), 0)
      assert.notMatch(server.output(), /"level":(?:50|60)|no timeouts/)
      const { rows } = await db.rawQuery(
        "select count(*) as locks from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
      )
      assert.equal(rows[0].locks, 0)
    })

    test('keeps the timeouts of requests, which commands do not have', async ({ assert, cleanup }) => {
      const server = await startServer(addresses())
      const other = new pg.Client({ connectionString: database })
      const pooled = new pg.Client({ connectionString: pooler.url })
      cleanup(async () => {
        await Promise.all([other.end(), pooled.end()])
        await server.stop()
      })
      await Promise.all([other.connect(), pooled.connect()])
      const values = SETTINGS.map((name) => `current_setting('${name}')`).join(" || ' ' || ")
      const { rows } = await pooled.query(`select ${values} as timeouts`)
      assert.equal(rows[0].timeouts, '5500ms 3s 10s')

      await other.query('begin; lock table posts in access exclusive mode')
      const began = performance.now()
      const { status, body } = await share(server, team, owner)
      assert.deepEqual([status, body.code], [503, 'SERVICE_UNAVAILABLE'])
      assert.isBelow(performance.now() - began, 5_000)
      await other.query('rollback')
      assert.equal((await share(server, team, owner)).status, 201)

      const { stdout: report } = await runCommandOf(addresses(), 'doctor')
      assert.match(report, /^✓ pooler +answers, with the timeouts of requests$/m)
    }).tags(['@slow'], 'append')

    test('is backed up and restored', async ({ assert, cleanup }) => {
      const path = archivePath()
      assert.equal((await runCommandOf(addresses(), 'backup', path)).status, 0)
      const { environment } = await emptyDatabase(cleanup)
      const restored = {
        ...environment,
        DATABASE_URL: new URL(new URL(environment.DATABASE_URL).pathname, pooler.url).href,
        DATABASE_DIRECT_URL: environment.DATABASE_URL,
      }
      const { status, stderr } = await runCommandOf(restored, 'restore', path, '--yes')
      assert.equal(status, 0, stderr)
      const copy = archivePath()
      assert.equal((await runCommandOf(restored, 'backup', copy)).status, 0)
      assert.deepEqual(await contentOf(copy), await contentOf(path))
      const server = await startServer(restored)
      assert.equal((await share(server, team, owner)).status, 201)
      assert.equal(await server.stop(), 0)
      const again = await runCommandOf(restored, 'restore', path, '--yes')
      assert.equal(again.status, 0, again.stderr)
    }).tags(['@slow'], 'append')
  })
