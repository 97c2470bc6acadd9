import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { checkStreams } from '#notifications/stream/jobs/check_streams'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { startServer } from '#tests/server'
import { listen } from '#notifications/stream/tests/support/listen'

test.group('The event stream', (group) => {
  dialect(group)
  rollBack(group)

  test('requires a session', async ({ client }) => {
    const answer = await client.get('/api/stream')
    answer.assertStatus(401)
  })

  test('replays missed events, or sends a resync for an unknown id', async ({ assert, cleanup }) => {
    const team = await makeTeam()
    const before = await listen(team.member)
    await before.leave()
    const { id } = await makePost(team)
    const after = await listen(team.member, { lastEventId: before.lastId() })
    cleanup(() => after.leave())
    assert.deepInclude((await after.until(1))[0], { type: 'post.created', postId: id })
    const confused = await listen(team.member, { lastEventId: 'another-life-7' })
    cleanup(() => confused.leave())
    assert.deepEqual(await confused.until(1), [{ type: 'resync' }])
  })

  test('ends with the session', async ({ client, cleanup }) => {
    const team = await makeTeam()
    const [ended, running] = [await listen(team.member), await listen(team.admin)]
    cleanup(() => running.leave())
    await client.post('/api/auth/logout').bearerToken(ended.token)
    await checkStreams()
    await ended.untilEnd()
    await makePost(team)
    await running.until(1)
  })
})

test.group('The event stream on a separate server', (group) => {
  dialect(group)
  test('closes within five seconds of signing out, and ends when the server stops', async ({
    assert,
    cleanup,
  }) => {
    const server = await startServer()
    let stopping: Promise<number | null> | undefined
    const stop = () => (stopping ??= server.stop())
    cleanup(async () => void (await stop()))
    const person = { name: 'Ada', email: `ada-${Date.now()}@example.org`, password: 'Bright-Morning!7' }
    cleanup(async () => void (await db.from('users').where('email', person.email).delete()))
    const send = (path: string, options: RequestInit = {}) =>
      fetch(`${server.url}/api/${path}`, {
        ...options,
        headers: { 'content-type': 'application/json', ...(options.headers as Record<string, string>) },
      })
    const register = await send('auth/register', { method: 'POST', body: JSON.stringify(person) })
    const { token } = (await register.json()) as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    const other = await send('auth/login', { method: 'POST', body: JSON.stringify(person) })
    const otherHeaders = { authorization: `Bearer ${((await other.json()) as { token: string }).token}` }
    const [closing, staying] = [
      await send('stream', { headers }),
      await send('stream', { headers: otherHeaders }),
    ]
    await send('auth/logout', { method: 'POST', headers })
    const signedOut = Date.now()
    await closing.text()
    assert.isBelow(Date.now() - signedOut, 5_000)
    // A stream that the server does not end is cut off later, and its text cannot be read.
    const [code] = await Promise.all([stop(), staying.text()])
    assert.equal(code, 0)
  }).timeout(30_000)
})
