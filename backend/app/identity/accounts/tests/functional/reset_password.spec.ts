import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTwoFactor } from '#tests/factories/two_factor_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { mailsTo, tokenMailedTo } from '#tests/mails'
import { FakeClock } from '#core/runtime/fake_clock'
import { useClock } from '#core/runtime/clock'

const NEW = 'Another-Morning!8'
const EMAIL = 'noor@example.org'

const forgot = (email: string, headers?: Record<string, string>) =>
  callApi('POST', '/api/auth/forgot-password', { body: { email }, headers })

const reset = (token: string, password = NEW, confirmPassword = password) =>
  callApi('POST', '/api/auth/reset-password', { body: { token, password, confirmPassword } })

const signIn = (password: string) => callApi('POST', '/api/auth/login', { body: { email: EMAIL, password } })

test.group('Resetting a password', (group) => {
  rollBack(group)

  test('answers an unknown address like a known one and sends it no mail', async ({ assert }) => {
    await makeUser({ email: EMAIL })
    const known = await forgot(EMAIL)
    const unknown = await forgot('nobody@example.org')
    assert.equal(known.status, 202)
    assert.deepEqual([unknown.status, unknown.body], [known.status, known.body])
    assert.lengthOf(await mailsTo('nobody@example.org'), 0)
    assert.lengthOf(await mailsTo(EMAIL), 1)
  })

  test('refuses a link that is unknown, used or replaced by a newer one', async ({ assert }) => {
    await makeUser({ email: EMAIL })
    await forgot(EMAIL)
    const older = await tokenMailedTo(EMAIL)
    await forgot(EMAIL)
    const newer = await tokenMailedTo(EMAIL)
    for (const token of ['made-up', older]) {
      const { status, body } = await reset(token)
      assert.deepEqual([status, body?.code], [400, 'RESET_LINK_INVALID'])
    }
    assert.equal((await reset(newer)).status, 200)
    assert.equal((await reset(newer)).body?.code, 'RESET_LINK_INVALID')
  })

  test('refuses a link after an hour', async ({ assert, cleanup }) => {
    await makeUser({ email: EMAIL })
    await forgot(EMAIL)
    const token = await tokenMailedTo(EMAIL)
    const clock = new FakeClock(new Date(Date.now() + 3_600_000))
    cleanup(useClock(clock))
    assert.equal((await reset(token)).body?.code, 'RESET_LINK_INVALID')
  })

  test('refuses a weak, common or mistyped password and keeps the link valid', async ({ assert }) => {
    await makeUser({ email: EMAIL })
    await forgot(EMAIL)
    const token = await tokenMailedTo(EMAIL)
    const rulesOf = ({ body }: Awaited<ReturnType<typeof reset>>) =>
      (body!.details as { fields: { rule: string }[] }).fields.map(({ rule }) => rule)
    assert.deepEqual(rulesOf(await reset(token, 'abc')), ['length', 'upper', 'symbol'])
    assert.deepEqual(rulesOf(await reset(token, 'Password1!')), ['common'])
    assert.deepEqual(rulesOf(await reset(token, NEW, `${NEW}x`)), ['sameAs'])
    assert.equal((await reset(token)).status, 200)
  })

  test('works once when the link is opened twice at the same time', async ({ assert }) => {
    await makeUser({ email: EMAIL })
    await forgot(EMAIL)
    const token = await tokenMailedTo(EMAIL)
    const answers = await Promise.all([reset(token), reset(token), reset(token)])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 400, 400])
  })

  test('ends all sessions, verifies the address and sends a mail', async ({ assert }) => {
    const user = await makeUser({ email: EMAIL })
    await user.merge({ emailVerifiedAt: null }).save()
    const session = await tokenOf(user)
    await forgot(EMAIL)
    await reset(await tokenMailedTo(EMAIL))
    assert.equal((await callApi('GET', '/api/auth/status', { as: session })).status, 401)
    assert.equal((await signIn(PASSWORD)).body?.code, 'INVALID_CREDENTIALS')
    const { status, body } = await signIn(NEW)
    assert.equal(status, 200)
    assert.isTrue((body!.user as { emailVerified: boolean }).emailVerified)
    assert.equal((await mailsTo(EMAIL)).at(-1)?.subject, 'Your password was changed')
  })

  test('does not bypass two-factor', async ({ assert }) => {
    const user = await makeUser({ email: EMAIL })
    await user.merge({ twoFaEnabled: true }).save()
    await forgot(EMAIL)
    await reset(await tokenMailedTo(EMAIL))
    const { body } = await signIn(NEW)
    assert.isTrue(body!.requires2FA)
    assert.notProperty(body, 'token')
  })

  test('takes an unconfirmed account from a person who has set up a second factor or a provider', async ({
    assert,
  }) => {
    const user = await makeUser({ email: EMAIL })
    await user.merge({ emailVerifiedAt: null }).save()
    await makeTwoFactor(user)
    const identity = { id: user.id, user_id: user.id, provider: 'google', subject: 'squatter' }
    await db.table('identities').insert({ ...identity, created_at: '2026-01-01 00:00:00.000' })
    await forgot(EMAIL)
    const { body } = await reset(await tokenMailedTo(EMAIL))
    assert.deepEqual(body, { twoFactorEnded: true })
    assert.isString((await signIn(NEW)).body?.token)
    for (const table of ['identities', 'two_factor_secrets', 'recovery_codes']) {
      assert.lengthOf(await db.from(table), 0, table)
    }
    const subjects = (await mailsTo(EMAIL)).map(({ subject }) => subject)
    assert.include(subjects, 'Two-factor authentication is off')
  })

  test('sets a first password for a user who signs in with a provider', async ({ assert }) => {
    await makeUser({ email: EMAIL, withoutPassword: true })
    await forgot(EMAIL)
    await reset(await tokenMailedTo(EMAIL))
    assert.equal((await signIn(NEW)).status, 200)
  })

  test('links to the configured address, whatever host the request names', async ({ assert }) => {
    await makeUser({ email: EMAIL })
    await forgot(EMAIL, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' })
    const [mail] = await mailsTo(EMAIL)
    assert.include(mail!.text, 'http://fanfare.test/reset-password?token=')
    assert.notInclude(mail!.text + mail!.html, 'evil.example')
  })

  test('stores only a hash of the token', async ({ assert }) => {
    await makeUser({ email: EMAIL })
    await forgot(EMAIL)
    const token = await tokenMailedTo(EMAIL)
    const rows = await db.from('one_time_tokens').select('*')
    const mails = await db.from('outgoing_mails').select('*')
    assert.notInclude(JSON.stringify([rows, mails]), token)
  })

  test('uses the language of the user', async ({ assert }) => {
    const user = await makeUser({ email: EMAIL, name: 'Zoé' })
    await user.merge({ language: 'fr' }).save()
    await forgot(EMAIL)
    const [mail] = await mailsTo(EMAIL)
    assert.equal(mail!.subject, 'Réinitialisez votre mot de passe')
    assert.include(mail!.text, 'Bonjour Zoé,')
    assert.include(mail!.html, '<html lang="fr">')
  })
})
