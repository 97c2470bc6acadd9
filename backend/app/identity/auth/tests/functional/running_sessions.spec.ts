import { test } from '@japa/runner'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import type { RunningSession } from '#contract/identity/data/session'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const sessionsOf = async (token: string) =>
  (await callApi('GET', '/api/auth/sessions', { as: token })).body!.sessions as RunningSession[]

test.group('The sessions of a user', (group) => {
  rollBack(group)

  test('are listed with their device, without a secret', async ({ assert }) => {
    const user = await makeUser()
    const body = { email: user.email, password: PASSWORD }
    const headers = { 'user-agent': FIREFOX }
    const { body: answer } = await callApi('POST', '/api/auth/login', { body, headers })
    await tokenOf(user)
    const sessions = await sessionsOf(answer!.token as string)
    assert.lengthOf(sessions, 2)
    const here = sessions.find(({ current }) => current)!
    assert.containsSubset(here, {
      method: 'password',
      browser: 'Firefox',
      system: 'Linux',
      address: '127.0.0.1',
    })
    const there = sessions.find(({ current }) => !current)!
    assert.containsSubset(there, { browser: null, system: null })
    assert.notInclude(JSON.stringify(sessions), 'hash')
  })

  test('of another user answer 404', async ({ assert }) => {
    const [mine, theirs] = [await tokenOf(await makeUser()), await tokenOf(await makeUser())]
    const [session] = await sessionsOf(theirs)
    const { status } = await callApi('DELETE', `/api/auth/sessions/${session!.id}`, { as: mine })
    assert.equal(status, 404)
    assert.lengthOf(await sessionsOf(theirs), 1)
  })

  test('can be ended one by one', async ({ assert }) => {
    const user = await makeUser()
    const [here, there] = [await tokenOf(user), await tokenOf(user)]
    const other = (await sessionsOf(here)).find(({ current }) => !current)!
    assert.equal((await callApi('DELETE', `/api/auth/sessions/${other.id}`, { as: here })).status, 204)
    assert.equal((await callApi('GET', '/api/auth/status', { as: there })).status, 401)
    assert.equal((await callApi('GET', '/api/auth/status', { as: here })).status, 200)
  })

  test('can be ended all together, including the current one', async ({ assert }) => {
    const user = await makeUser()
    const [here, there] = [await tokenOf(user), await tokenOf(user)]
    assert.equal((await callApi('DELETE', '/api/auth/sessions', { as: here })).status, 204)
    for (const as of [here, there])
      assert.equal((await callApi('GET', '/api/auth/status', { as })).status, 401)
  })
})
