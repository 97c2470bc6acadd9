import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import { Argon2id } from '#core/runtime/hashing/argon2id'
import { HashingThreads } from '#core/runtime/hashing/hashing_threads'
import { FakeClock } from '#core/runtime/fake_clock'
import { useClock } from '#core/runtime/clock'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'

const DAY = 86_400_000

const statusWith = async (authorization: string) =>
  (await callApi('GET', '/api/auth/status', { headers: { authorization } })).status

test.group('Signing in', (group) => {
  rollBack(group)

  test('the right password opens a session, regardless of the case of the address', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ email: 'Noor@Example.org' })
    const answer = await client
      .post('/api/auth/login')
      .json({ email: ' noor@example.ORG ', password: PASSWORD })
    answer.assertStatus(200)
    assert.equal(answer.body().user.id, user.id)
    const status = await client.get('/api/auth/status').bearerToken(answer.body().token)
    status.assertStatus(200)
    assert.equal(status.body().user.email, 'Noor@Example.org')
  })

  test('a wrong password, an unknown address and an account without password get the same answer', async ({
    client,
    assert,
  }) => {
    await makeUser({ email: 'known@example.org' })
    await makeUser({ email: 'elsewhere@example.org', withoutPassword: true })
    for (const email of ['known@example.org', 'unknown@example.org', 'elsewhere@example.org']) {
      const answer = await client.post('/api/auth/login').json({ email, password: 'Wrong-Password!1' })
      answer.assertStatus(400)
      const { requestId, ...rest } = answer.body()
      assert.isString(requestId)
      assert.deepEqual(rest, {
        code: 'INVALID_CREDENTIALS',
        message: 'The email or password is incorrect.',
      })
    }
  })

  test('a missing password is a validation error', async ({ client, assert }) => {
    const answer = await client.post('/api/auth/login').json({ email: 'noor@example.org', password: '' })
    answer.assertStatus(422)
    assert.equal(answer.body().code, 'VALIDATION_FAILED')
    assert.equal(answer.body().details.fields[0].field, 'password')
  })

  test('an unknown token is refused', async ({ client }) => {
    for (const token of ['nonsense', 'fan_YQ.YQ', 'fan_', 'oat_MQ.c2VjcmV0']) {
      const answer = await client.get('/api/auth/status').bearerToken(token)
      answer.assertStatus(401)
      answer.assertBodyContains({ code: 'UNAUTHENTICATED' })
    }
  })

  test('a header with more than one token is refused', async ({ assert }) => {
    const token = await tokenOf(await makeUser())
    for (const wrong of [`Bearer ${token} x`, `Bearer ${token},x`, `Bearer  ${token}`, `Bearer x ${token}`]) {
      assert.equal(await statusWith(wrong), 401, wrong)
    }
    assert.equal(await statusWith(`bearer ${token}`), 200)
  })

  test('signing out clears the cache of the browser, never its storage', async ({ assert }) => {
    const answer = await callApi('POST', '/api/auth/logout', { as: await makeUser() })
    assert.equal(answer.headers.get('clear-site-data'), '"cache"')
  })

  test('signing out ends the current session only', async ({ client }) => {
    const user = await makeUser()
    const credentials = { email: user.email, password: PASSWORD }
    const first = (await client.post('/api/auth/login').json(credentials)).body().token
    const second = (await client.post('/api/auth/login').json(credentials)).body().token
    const answer = await client.post('/api/auth/logout').bearerToken(first)
    answer.assertStatus(204)
    const ended = await client.get('/api/users/me').bearerToken(first)
    ended.assertStatus(401)
    const running = await client.get('/api/users/me').bearerToken(second)
    running.assertStatus(200)
  })

  test('a session ends seven days after its last use', async ({ client, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const user = await makeUser()
    const login = await client.post('/api/auth/login').json({ email: user.email, password: PASSWORD })
    const { token } = login.body()
    for (const status of [200, 200]) {
      clock.advance(6 * DAY)
      const answer = await client.get('/api/users/me').bearerToken(token)
      answer.assertStatus(status)
    }
    clock.advance(7 * DAY)
    const answer = await client.get('/api/users/me').bearerToken(token)
    answer.assertStatus(401)
  })

  test('a session ends ninety days after it was opened, however often it is used', async ({
    client,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const token = await tokenOf(await makeUser())
    for (let day = 5; day < 90; day += 5) {
      clock.advance(5 * DAY)
      const answer = await client.get('/api/users/me').bearerToken(token)
      answer.assertStatus(200)
    }
    clock.advance(5 * DAY)
    const answer = await client.get('/api/users/me').bearerToken(token)
    answer.assertStatus(401)
  })

  test('rehashes a password hashed at another cost', async ({ client, assert }) => {
    const user = await makeUser()
    const older = new Argon2id({ m: 32, t: 1, p: 1 }, new HashingThreads(1))
    await user.merge({ passwordHash: await older.make(PASSWORD) }).save()
    const before = user.passwordHash
    const answer = await client.post('/api/auth/login').json({ email: user.email, password: PASSWORD })
    answer.assertStatus(200)
    await user.refresh()
    assert.notEqual(user.passwordHash, before)
    assert.isFalse(hash.needsReHash(user.passwordHash!))
  })

  test('does not store the secret of a session token', async ({ client, assert }) => {
    const user = await makeUser()
    const answer = await client.post('/api/auth/login').json({ email: user.email, password: PASSWORD })
    const secret = (answer.body().token as string).split('.')[1]!
    const kept = JSON.stringify(await db.from('access_tokens').select('*'))
    assert.include(kept, user.id)
    assert.notInclude(kept, secret)
    assert.notInclude(kept, Buffer.from(secret, 'base64url').toString())
  })
})
