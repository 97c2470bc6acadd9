import { test } from '@japa/runner'
import User from '#identity/users/models/user'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { setupToken } from '#identity/auth/rules/setup_token'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'

const DAY = 86_400_000

const setUp = (token: string, email = 'ada@example.org') =>
  callApi('POST', '/api/setup', { body: { token, name: 'Ada', email, password: PASSWORD } })

test.group('Setting up an empty installation', (group) => {
  rollBack(group)

  test('requires the token from the log', async ({ assert }) => {
    for (const token of ['guess', setupToken().slice(1), `${setupToken()}x`]) {
      const { status, body } = await setUp(token)
      assert.deepEqual([status, body?.code], [400, 'SETUP_TOKEN_INVALID'])
    }
    assert.isNull(await User.first())
  })

  test('takes the token of the day before, and no older one', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const token = setupToken()
    clock.advance(2 * DAY)
    assert.equal((await setUp(token)).body?.code, 'SETUP_TOKEN_INVALID')
    const yesterday = setupToken()
    clock.advance(DAY)
    assert.equal((await setUp(yesterday)).status, 201)
  })

  test('is refused once an account exists', async ({ assert }) => {
    assert.deepEqual((await callApi('GET', '/api/setup')).body, { open: true })
    await makeUser()
    assert.deepEqual((await callApi('GET', '/api/setup')).body, { open: false })
    assert.equal((await setUp(setupToken())).body?.code, 'SETUP_CLOSED')
  })

  test('creates one administrator, even with two requests at once', async ({ assert }) => {
    const answers = await Promise.all([setUp(setupToken()), setUp(setupToken(), 'eve@example.org')])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409])
    const { body } = answers.find(({ status }) => status === 201)!
    assert.isTrue((body!.user as { isAdmin: boolean }).isAdmin)
    assert.lengthOf(await User.all(), 1)
  })
})

test.group('A reset link created by an administrator', (group) => {
  rollBack(group)

  test('resets the password of its account', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    const user = await makeUser()
    const { status, body } = await callApi('POST', '/api/admin/reset-links', {
      as: admin,
      body: { email: user.email },
    })
    assert.equal(status, 201)
    const token = new URL(body!.url as string).searchParams.get('token')
    const password = 'Another-Morning!8'
    const reset = { token, password, confirmPassword: password }
    assert.equal((await callApi('POST', '/api/auth/reset-password', { body: reset })).status, 200)
  })

  test('is refused for an address without an account', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    const body = { email: 'nobody@example.org' }
    const answer = await callApi('POST', '/api/admin/reset-links', { as: admin, body })
    assert.equal(answer.body?.code, 'USER_NOT_FOUND')
  })
})
