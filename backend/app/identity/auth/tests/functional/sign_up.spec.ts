import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import User from '#identity/users/models/user'
import { rollBack } from '#tests/database'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { setUp } from '#tests/set_up'

const ADA = { name: 'Ada Byron', email: 'ada@example.org', password: PASSWORD }

test.group('Signing up', (group) => {
  rollBack(group)
  setUp(group)

  test('creates an account and opens its first session', async ({ client, assert }) => {
    const answer = await client.post('/api/auth/register').json(ADA)
    answer.assertStatus(201)
    const { token, user } = answer.body()
    assert.deepInclude(user, { name: ADA.name, email: ADA.email, isAdmin: false, aat: false, language: 'en' })
    const me = await client.get('/api/users/me').bearerToken(token)
    assert.deepInclude(me.body(), { user, pendingEmail: null })
  })

  test('refuses fields that nobody may choose', async ({ client, assert }) => {
    const answer = await client.post('/api/auth/register').json({ ...ADA, isAdmin: true, id: 'mine' })
    answer.assertStatus(422)
    assert.isNull(await User.findBy('email', ADA.email))
  })

  test('stores the password as an argon2id hash', async ({ client, assert }) => {
    await client.post('/api/auth/register').json(ADA)
    const { passwordHash } = await User.findByOrFail('email', ADA.email)
    assert.match(passwordHash!, /^\$argon2id\$v=19\$/)
    assert.isTrue(await hash.verify(passwordHash!, PASSWORD))
  })

  test('refuses an address in use, regardless of case', async ({ client }) => {
    await makeUser({ email: 'Ada@example.org' })
    const answer = await client.post('/api/auth/register').json(ADA)
    answer.assertStatus(409)
    answer.assertBodyContains({ code: 'EMAIL_EXISTS' })
  })

  test('lists every requirement the password does not meet', async ({ client, assert }) => {
    const answer = await client.post('/api/auth/register').json({ ...ADA, password: 'abc' })
    answer.assertStatus(422)
    const rules = answer.body().details.fields.map(({ rule }: { rule: string }) => rule)
    assert.deepEqual(rules, ['length', 'upper', 'symbol'])
  })

  test('accepts a password of 128 characters, and compares all of them', async ({ client }) => {
    const password = 'Any sentence a person can remember, however long it may be, is as good! '
      .repeat(2)
      .slice(0, 128)
    const created = await client.post('/api/auth/register').json({ ...ADA, password })
    created.assertStatus(201)
    const cut = await client
      .post('/api/auth/login')
      .json({ email: ADA.email, password: password.slice(0, 127) })
    cut.assertStatus(400)
    const exact = await client.post('/api/auth/login').json({ email: ADA.email, password })
    exact.assertStatus(200)
  })

  test('keeps spaces in the password and trims the name', async ({ client, assert }) => {
    const password = ` ${PASSWORD} `
    const answer = await client
      .post('/api/auth/register')
      .json({ ...ADA, name: '  Ada\u200b \n Byron ', password })
    assert.equal(answer.body().user.name, 'Ada Byron')
    const trimmed = await client.post('/api/auth/login').json({ email: ADA.email, password: PASSWORD })
    trimmed.assertStatus(400)
    const exact = await client.post('/api/auth/login').json({ email: ADA.email, password })
    exact.assertStatus(200)
  })

  for (const [what, change] of Object.entries({
    'an invisible name': { name: '\u200b \u00ad' },
    'an address without a host': { email: 'ada@' },
    'a password that is too long': { password: `Aa!${'x'.repeat(126)}` },
    'a name that is not a string': { name: { first: 'Ada' } },
  })) {
    test(`refuses ${what}`, async ({ client }) => {
      const answer = await client.post('/api/auth/register').json({ ...ADA, ...change })
      answer.assertStatus(422)
      answer.assertBodyContains({ code: 'VALIDATION_FAILED' })
    })
  }
})
