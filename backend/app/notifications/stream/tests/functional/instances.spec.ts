import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { StreamEvent } from '#contract/events'
import { newId } from '#core/runtime/ids'
import { listen } from '#notifications/stream/tests/support/listen'
import { tokenOf } from '#tests/call_api'
import { dialect, slow } from '#tests/tags'
import { deleteTeam, makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { startServer, type RunningServer } from '#tests/server'
import { startStallingProxy, type StallingProxy } from '#tests/stalling_proxy'

const POSTS = 12

/** Instances share a database, and events through that database or through Redis. */
const database = process.env.DATABASE_URL
const redis = process.env.TEST_REDIS_URL

/** A transport of events: its address, the settings of a server that uses it, and a way to disconnect it. */
interface Carrier {
  name: string
  url: string
  settings: (url: string) => Record<string, string>
  cut: (proxy: StallingProxy) => unknown
}

const endListeners = () =>
  db.rawQuery(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'fanfare events' and datname = current_database()`,
  )

const carriers: Carrier[] = []
if (database) {
  carriers.push({ name: 'PostgreSQL', url: database, settings: () => ({}), cut: endListeners })
  const REDIS_PREFIX = `${newId()}:`
  const settings = (url: string) => ({ REDIS_URL: url, REDIS_PREFIX })
  if (redis) carriers.push({ name: 'Redis', url: redis, settings, cut: (proxy) => proxy.cut() })
}

async function call(server: RunningServer, token: string, method: string, path: string, body?: object) {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

async function share(
  server: RunningServer,
  { organizationId, owner }: Team,
  title = 'A post',
): Promise<void> {
  const url = `https://www.linkedin.com/posts/${newId()}`
  await call(server, await tokenOf(owner), 'POST', '/posts', { organizationId, title, url })
}

async function removeMember(server: RunningServer, { organizationId, owner, member }: Team): Promise<void> {
  const path = `/organizations/${organizationId}/users/${member.id}`
  await call(server, await tokenOf(owner), 'DELETE', path)
}

const typesOf = (events: StreamEvent[]) => events.map(({ type }) => type)
const createdPosts = (events: StreamEvent[]) =>
  events.flatMap((event) => (event.type === 'post.created' ? [event.postId] : []))

for (const { name, url, settings, cut } of carriers)
  test.group(`Two instances and ${name}`, (group) => {
    dialect(group)
    slow(group)
    let here: RunningServer
    let there: RunningServer
    let proxy: StallingProxy
    let team: Team

    group.setup(async () => {
      proxy = await startStallingProxy(url)
      here = await startServer(settings(proxy.url))
      there = await startServer(settings(url))
      return async () => {
        await Promise.all([here.stop(), there.stop()])
        proxy.stop()
      }
    })

    group.each.setup(async () => {
      team = await makeTeam()
      return () => deleteTeam(team)
    })

    const listenAt = async ({ url: origin }: RunningServer, lastEventId?: string) =>
      listen(team.member, { origin, lastEventId })

    test('send events of both, in one order', async ({ assert }) => {
      const [first, second] = [await listenAt(here), await listenAt(there)]
      const posts = Array.from({ length: POSTS }, (_, index) => share(index % 2 === 0 ? here : there, team))
      await Promise.all(posts)
      const seen = createdPosts(await first.until(POSTS))
      assert.lengthOf(new Set(seen), POSTS)
      assert.deepEqual(createdPosts(await second.until(POSTS)), seen)
      await Promise.all([first.leave(), second.leave()])
    })

    test('replay what a client missed that comes back to the other one', async ({ assert }) => {
      const [before, witness] = [await listenAt(here), await listenAt(there)]
      await share(here, team)
      await before.until(1)
      await before.leave()
      await share(here, team)
      await share(there, team)
      const all = createdPosts(await witness.until(3))
      const after = await listenAt(there, before.lastId())
      assert.deepEqual(createdPosts(await after.until(2)), all.slice(1))
      await Promise.all([witness.leave(), after.leave()])
    })

    test('stop sending to a member who is removed at the other one', async ({ assert }) => {
      const removed = await listenAt(there)
      await removeMember(here, team)
      await removed.untilEvent('organization.left')
      const staying = await listen(team.admin, { origin: there.url })
      await share(here, team)
      await staying.until(1)
      assert.isEmpty(createdPosts(removed.seen()))
      await Promise.all([removed.leave(), staying.leave()])
    })

    test('close the stream of a person who is disabled at the other one within two seconds', async ({
      assert,
      cleanup,
    }) => {
      const administrator = await makeUser({ isAdmin: true })
      cleanup(() => administrator.delete())
      const stream = await listenAt(there)
      const began = Date.now()
      const path = `/admin/people/${team.member.id}/disable`
      await call(here, await tokenOf(administrator), 'POST', path)
      await stream.untilEnd()
      assert.isBelow(Date.now() - began, 2_000)
    })

    test('tell every client to fetch again when one is killed, and none when one is stopped', async ({
      assert,
    }) => {
      const witness = await listenAt(there)
      const [stopped, killed] = [await startServer(settings(url)), await startServer(settings(url))]
      await wait(2_500)
      assert.equal(await stopped.stop(), 0)
      await wait(9_000)
      await share(there, team)
      assert.notInclude(typesOf(await witness.until(1)), 'resync')
      killed.signal('SIGKILL')
      await witness.untilEvent('resync')
      await witness.leave()
    })

    test('tell every client to fetch again when the connection was lost, and go on', async ({ assert }) => {
      const [own, other] = [await listenAt(here), await listenAt(there)]
      await cut(proxy)
      await share(here, team)
      proxy.restore()
      await Promise.all([own.untilEvent('resync'), other.untilEvent('resync')])
      await share(here, team)
      await share(there, team)
      const last = createdPosts(await own.until(own.seen().length + 2)).slice(-2)
      assert.lengthOf(last, 2)
      while (!createdPosts(other.seen()).includes(last[1]!)) await other.until(other.seen().length + 1)
      await Promise.all([own.leave(), other.leave()])
    })
  })

if (database && redis)
  test.group('An instance without Redis', (group) => {
    dialect(group)
    slow(group)
    let server: RunningServer
    let proxy: StallingProxy
    let team: Team

    group.setup(async () => {
      proxy = await startStallingProxy(redis)
      server = await startServer({ REDIS_URL: proxy.url })
      proxy.cut()
      team = await makeTeam()
      return async () => {
        proxy.stop()
        await deleteTeam(team)
      }
    })

    test('sends its own events, and those of a member who is removed elsewhere end', async ({ assert }) => {
      const origin = server.url
      const [removed, staying] = [await listen(team.member, { origin }), await listen(team.admin, { origin })]
      await share(server, team)
      await Promise.all([removed.until(1), staying.until(1)])
      await db.from('memberships').where('user_id', team.member.id).delete()
      await removed.untilEvent('resync')
      await share(server, team)
      await staying.until(2)
      assert.lengthOf(createdPosts(removed.seen()), 1)
      await Promise.all([removed.leave(), staying.leave()])
    })

    test('stops as usual', async ({ assert }) => {
      assert.equal(await server.stop(), 0, server.output())
    })
  })
