import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { callApi, tokenOf } from '#tests/call_api'
import { dialect } from '#tests/tags'
import { makeUser } from '#tests/factories/user_factory'
import { askForCode, codeFor, exchange, newDesktop } from '#tests/desktop_client'

const CROWD = 20

const atOnce = <T>(work: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CROWD }, (_, turn) => work(turn)))

// Simultaneous writes need real transactions, so these tests are not rolled back.
test.group('Concurrent desktop codes', (group) => {
  dialect(group)
  group.each.teardown(async () => void (await db.from('users').delete()))

  test('one code exchanged many times opens one session', async ({ assert }) => {
    const user = await makeUser()
    const browser = await tokenOf(user)
    const desktop = newDesktop()
    const code = await codeFor(browser, desktop)
    const answers = await atOnce(() => exchange(code, desktop.verifier))
    const statuses = answers.map(({ status }) => status).toSorted()
    assert.deepEqual(statuses, [200, ...Array<number>(CROWD - 1).fill(400)])
    assert.lengthOf(await db.from('access_tokens').where('user_id', user.id), 2)
  })

  test('one code guessed many times opens at most one session', async ({ assert }) => {
    const user = await makeUser()
    const browser = await tokenOf(user)
    const desktop = newDesktop()
    const code = await codeFor(browser, desktop)
    const answers = await atOnce((turn) =>
      exchange(code, turn % 2 ? desktop.verifier : newDesktop().verifier),
    )
    const opened = answers.filter(({ status }) => status === 200).length
    assert.isAtMost(opened, 1)
    assert.isTrue(answers.every(({ status }) => status === 200 || status === 400))
    assert.lengthOf(await db.from('access_tokens').where('user_id', user.id), 1 + opened)
  })

  test('of many codes requested for one client, one is kept', async ({ assert }) => {
    const user = await makeUser()
    const browser = await tokenOf(user)
    const desktop = newDesktop()
    const answers = await atOnce(() => askForCode(browser, desktop.challenge))
    assert.isTrue(answers.every(({ status }) => status === 201))
    assert.lengthOf(await db.from('desktop_codes').where('user_id', user.id), 1)
    const exchanges = []
    for (const { body } of answers) exchanges.push(await exchange(body!.code as string, desktop.verifier))
    assert.lengthOf(
      exchanges.filter(({ status }) => status === 200),
      1,
    )
  })

  test('a code exchanged while the user signs out everywhere opens no session', async ({ assert }) => {
    const user = await makeUser()
    for (let turn = 0; turn < CROWD; turn += 1) {
      const browser = await tokenOf(user)
      const desktop = newDesktop()
      const code = await codeFor(browser, desktop)
      const [{ status, body }] = await Promise.all([
        exchange(code, desktop.verifier),
        callApi('DELETE', '/api/auth/sessions', { as: browser }),
      ])
      if (status === 200)
        assert.equal((await callApi('GET', '/api/auth/status', { as: body!.token as string })).status, 401)
      else assert.equal(status, 400)
    }
  })
})
