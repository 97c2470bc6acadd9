import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/users/models/user'
import { rollBack } from '#tests/database'
import { makeUser } from '#tests/factories/user_factory'
import { Browser } from '#tests/browser'
import { setUp } from '#tests/set_up'
import { startPeer } from '#identity/external_sign_in/tests/support/peer'
import { exchange, goThrough, verified } from '#identity/external_sign_in/tests/support/sign_in_with_provider'

test.group('The callback of a provider', (group) => {
  group.setup(() => startPeer())
  rollBack(group)
  setUp(group)

  test('neither opens nor creates an account for an unverified address', async ({ assert }) => {
    await makeUser({ email: 'victim@example.org' })
    const choice = { name: 'Mallory', email: 'victim@example.org' }
    assert.deepEqual(await goThrough(new Browser(), choice), { error: 'EXTERNAL_EMAIL_MISSING' })
    assert.deepEqual(await goThrough(new Browser(), { person: 'marina' }), {
      error: 'EXTERNAL_EMAIL_MISSING',
    })
    assert.lengthOf(await db.from('identities'), 0)
    assert.lengthOf(await User.findManyBy('isAdmin', false), 1)
  })

  test('creates no account without an address', async ({ assert }) => {
    assert.deepEqual(await goThrough(new Browser(), { person: 'kim' }), { error: 'EXTERNAL_EMAIL_MISSING' })
    assert.lengthOf(await User.findManyBy('isAdmin', false), 0)
  })

  test('does not link an account whose address is unverified', async ({ assert }) => {
    const user = await makeUser({ email: 'noor@example.org', withoutPassword: true })
    await user.merge({ emailVerifiedAt: null }).save()
    const outcome = await goThrough(new Browser(), verified('Noor', 'noor@example.org'))
    assert.deepEqual(Object.keys(outcome), ['join'])
    assert.lengthOf(await db.from('identities'), 0)
  })

  test('does not link an account that has a password', async ({ assert }) => {
    await makeUser({ email: 'noor@example.org' })
    const outcome = await goThrough(new Browser(), verified('Noor', 'noor@example.org'))
    assert.deepEqual(Object.keys(outcome), ['join'])
    assert.lengthOf(await db.from('identities'), 0)
  })

  test('does not link an account with an identity of another address', async ({ assert }) => {
    const browser = new Browser()
    const { token } = await goThrough(browser, verified('Mallory', 'mallory@example.net'), 'linkedin')
    const { body } = await exchange(browser, token)
    const user = await User.findOrFail(body.user.id)
    await user.merge({ email: 'noor@example.org', emailKey: 'noor@example.org' }).save()
    const outcome = await goThrough(new Browser(), verified('Noor', 'noor@example.org'))
    assert.deepEqual(Object.keys(outcome), ['join'])
    assert.lengthOf(await db.from('identities'), 1)
  })

  test('creates an account with a verified address and without password', async ({ assert }) => {
    const browser = new Browser()
    const { token } = await goThrough(browser, verified('Sofia  Lindqvist', 'Sofia@Example.org'))
    const { status, body } = await exchange(browser, token)
    assert.equal(status, 200)
    const user = await User.findOrFail(body.user.id)
    assert.containsSubset(user.$attributes, {
      name: 'Sofia Lindqvist',
      email: 'Sofia@Example.org',
      emailKey: 'sofia@example.org',
      passwordHash: null,
      isAdmin: false,
    })
    assert.instanceOf(user.emailVerifiedAt, Date)
    const session = await db.from('access_tokens').where('user_id', user.id).firstOrFail()
    assert.equal(session.method, 'google')
  })

  test('derives the name from the address if the provider sends an invisible one', async ({ assert }) => {
    const browser = new Browser()
    const { token } = await goThrough(browser, verified('\u200b\u200b', 'sofia.l@example.org'))
    const { body } = await exchange(browser, token)
    assert.equal(body.user.name, 'sofia.l')
  })

  test('links an account without a password whose address is verified, regardless of case', async ({
    assert,
  }) => {
    const user = await makeUser({ email: 'noor@example.org', withoutPassword: true })
    const browser = new Browser()
    const { token } = await goThrough(browser, verified('Noor', 'NOOR@example.org'), 'linkedin')
    const { body } = await exchange(browser, token)
    assert.equal(body.user.id, user.id)
    assert.lengthOf(await User.findManyBy('isAdmin', false), 1)
  })

  test('recognizes a user by provider and subject, even if the address has changed', async ({ assert }) => {
    const browser = new Browser()
    const first = await exchange(browser, (await goThrough(browser, { person: 'sofia' })).token)
    const user = await User.findOrFail(first.body.user.id)
    await user.merge({ email: 'new@example.org', emailKey: 'new@example.org', emailVerifiedAt: null }).save()
    const second = await exchange(browser, (await goThrough(browser, { person: 'sofia' })).token)
    assert.equal(second.body.user.id, user.id)
    assert.lengthOf(await User.findManyBy('isAdmin', false), 1)
  })

  test('links two providers with the same subject as two identities', async ({ assert }) => {
    for (const provider of ['google', 'linkedin', 'google']) {
      await goThrough(new Browser(), { person: 'sofia' }, provider)
    }
    const providers = await db.from('identities').orderBy('provider').select('provider')
    assert.deepEqual(providers, [{ provider: 'google' }, { provider: 'linkedin' }])
    assert.lengthOf(await User.findManyBy('isAdmin', false), 1)
  })
})
