import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { TOKENS_MAX } from '#contract/identity/rules/api_scope'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { inTransaction } from '#core/database/transactions/transaction'
import { makeToken } from '#identity/api_tokens/tests/support/make_token'
import { deleteExpiredTokens } from '#identity/api_tokens/repositories/api_tokens'
import { hashOfToken, kindOfToken, makeToken as makeText } from '#identity/api_tokens/rules/token_format'
import DisablePerson from '#identity/people/actions/disable_person'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { mailsTo } from '#tests/mails'
import { queriesOf } from '#tests/queries'
import { dialect } from '#tests/tags'

const PATH = '/api/users/me/tokens'
const DAY_MS = 86_400_000
const wanted = { name: 'Calendar', scopes: ['profile:read'], days: 30, password: PASSWORD }
const me = (as: string) => callApi('GET', '/api/users/me', { as })

test.group('An API token', (group) => {
  rollBack(group)
  dialect(group)

  test('is refused without a query when it is malformed, of another kind or has a wrong checksum', async ({
    assert,
  }) => {
    const { token } = await makeToken({ userId: (await makeUser()).id })
    const wrong = [
      'ff_pat_',
      `${token}a`,
      token.slice(0, -1),
      token.slice(0, -1) + (token.at(-1) === '0' ? '1' : '0'),
      makeText('scim'),
    ]
    for (const as of wrong) {
      let status = 0
      const queries = await queriesOf(async () => {
        status = (await me(as)).status
      })
      assert.deepEqual([status, queries], [401, []], as)
    }
  })

  test('is refused when unknown, expired or revoked', async ({ assert, cleanup }) => {
    const { id: userId } = await makeUser()
    assert.equal((await me(makeText('pat'))).status, 401)
    const { token, id } = await makeToken({ userId })
    assert.equal((await me(token)).status, 200)
    await db.from('api_tokens').where({ id }).delete()
    assert.equal((await me(token)).status, 401)
    const short = await makeToken({ userId }, { days: 1 })
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    clock.advance(DAY_MS - 1_000)
    assert.equal((await me(short.token)).status, 200)
    clock.advance(2_000)
    assert.equal((await me(short.token)).status, 401)
  })

  test('is read from the header only, and only one', async ({ assert }) => {
    const { token } = await makeToken({ userId: (await makeUser()).id })
    for (const name of ['access_token', 'token', 'api_token'])
      assert.equal((await callApi('GET', `/api/organizations?${name}=${token}`)).status, 401)
    for (const authorization of [`Bearer ${token}, Bearer ${token}`, `Bearer ${token} ${token}`, token])
      assert.equal((await callApi('GET', '/api/users/me', { headers: { authorization } })).status, 401)
    assert.equal(
      (await callApi('GET', '/api/users/me', { headers: { cookie: `token=${token}` } })).status,
      401,
    )
  })

  test('is refused on public routes too when it is not valid', async ({ assert }) => {
    assert.equal((await callApi('GET', '/api/moods', { as: makeText('pat') })).status, 401)
    assert.equal((await callApi('GET', '/api/moods')).status, 200)
  })

  test('is stored as a hash, and shown once', async ({ assert }) => {
    const user = await makeUser()
    const { status, body } = await callApi('POST', PATH, { as: user, body: wanted })
    assert.equal(status, 201)
    const { token, apiToken } = body as { token: string; apiToken: Record<string, unknown> }
    assert.equal(kindOfToken(token), 'pat')
    const row = await db
      .from('api_tokens')
      .where('id', apiToken.id as string)
      .firstOrFail()
    assert.equal(row.hash, hashOfToken(token))
    assert.notInclude(JSON.stringify(row), token)
    const list = await callApi('GET', PATH, { as: user })
    assert.deepEqual(list.body, { tokens: [apiToken] })
    assert.notInclude(JSON.stringify(list.body), row.hash)
    assert.containsSubset(apiToken, { name: 'Calendar', scopes: ['profile:read'], lastUsedAt: null })
    assert.equal(
      Date.parse(apiToken.expiresAt as string) - Date.parse(apiToken.createdAt as string),
      30 * DAY_MS,
    )
  })

  test('ends with its user: disabled, deleted, or with other credentials', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    const disabled = await makeUser()
    const ofDisabled = await makeToken({ userId: disabled.id })
    await new DisablePerson().handle(disabled.id, admin.id)
    assert.equal((await me(ofDisabled.token)).status, 401)
    const deleted = await makeUser()
    const ofDeleted = await makeToken({ userId: deleted.id })
    const removal = { password: PASSWORD, content: 'keep' }
    assert.equal((await callApi('DELETE', '/api/users/me', { as: deleted, body: removal })).status, 204)
    assert.equal((await me(ofDeleted.token)).status, 401)
    const changed = await makeUser()
    const ofChanged = await makeToken({ userId: changed.id })
    const password = 'Quiet-Harbour!82'
    const passwords = { currentPassword: PASSWORD, password, confirmPassword: password }
    const answer = await callApi('PUT', '/api/users/me/password', { as: changed, body: passwords })
    assert.equal(answer.status, 204)
    assert.equal((await me(ofChanged.token)).status, 401)
  })

  test('is still that of a disabled user, if it was made at the same time', async ({ assert }) => {
    const user = await makeUser()
    const { token } = await makeToken({ userId: user.id })
    await user.merge({ disabledAt: new Date() }).save()
    assert.equal((await me(token)).status, 401)
    await user.merge({ disabledAt: null, closedAt: new Date() }).save()
    assert.equal((await me(token)).status, 401)
  })

  test('loses an organization with its user', async ({ assert }) => {
    const { organizationId, owner, member } = await makeTeam()
    const { token } = await makeToken({ userId: member.id })
    const path = `/api/organizations/${organizationId}`
    assert.equal((await callApi('GET', path, { as: token })).status, 200)
    await new RemoveMember().handle({ organizationId, actorId: owner.id, userId: member.id })
    assert.equal((await callApi('GET', path, { as: token })).status, 404)
  })

  test('notes its last use, at most once a minute', async ({ assert, cleanup }) => {
    const user = await makeUser()
    const { token, id } = await makeToken({ userId: user.id })
    const lastUse = async () => (await db.from('api_tokens').where({ id }).firstOrFail()).last_used_at
    await me(token)
    const first = await lastUse()
    assert.isNotNull(first)
    const queries = await queriesOf(() => me(token))
    assert.deepEqual(
      queries.filter((sql) => /update/i.test(sql)),
      [],
    )
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    clock.advance(61_000)
    await me(token)
    assert.notEqual(await lastUse(), first)
  })

  test('does not extend or become a session', async ({ assert }) => {
    const user = await makeUser()
    const { token } = await makeToken({ userId: user.id })
    for (const [method, path] of [
      ['GET', '/api/auth/status'],
      ['POST', '/api/auth/logout'],
      ['POST', '/api/auth/desktop/codes'],
      ['POST', PATH],
      ['GET', '/api/stream'],
    ] as const) {
      const { status, body } = await callApi(method, path, { as: token })
      assert.deepEqual([path, status, body?.code], [path, 403, 'TOKEN_REFUSED'])
    }
  })

  test('is deleted thirty days after it expired', async ({ assert, cleanup }) => {
    const user = await makeUser()
    const { id } = await makeToken({ userId: user.id }, { days: 1 })
    const clock = new FakeClock(new Date())
    cleanup(useClock(clock))
    clock.advance(30 * DAY_MS)
    await deleteExpiredTokens()
    assert.isNotNull(await db.from('api_tokens').where({ id }).first())
    clock.advance(DAY_MS + 1_000)
    await deleteExpiredTokens()
    assert.isNull(await db.from('api_tokens').where({ id }).first())
  })
})

test.group('Making an API token', (group) => {
  rollBack(group)

  test('needs the password, even in a new session', async ({ assert }) => {
    const as = await tokenOf(await makeUser())
    const { password: _, ...unproven } = wanted
    const missing = await callApi('POST', PATH, { as, body: unproven })
    assert.deepEqual([missing.status, missing.body?.code], [403, 'REAUTHENTICATION_REQUIRED'])
    const other = await callApi('POST', PATH, { as, body: { ...wanted, password: 'Another-One!9' } })
    assert.deepEqual([other.status, other.body?.code], [400, 'INVALID_PASSWORD'])
  })

  for (const [what, wrong] of [
    ['no name', { name: ' ' }],
    ['no scope', { scopes: [] }],
    ['an unknown scope', { scopes: ['posts:delete'] }],
    ['no end', { days: null }],
    ['an end in the past', { days: -1 }],
    ['more than a year', { days: 366 }],
    ['a part of a day', { days: 1.5 }],
    ['a text for days', { days: '30' }],
  ] as const) {
    test(`is refused with ${what}`, async ({ assert }) => {
      const answer = await callApi('POST', PATH, { as: await makeUser(), body: { ...wanted, ...wrong } })
      assert.deepEqual([answer.status, answer.body?.code], [422, 'VALIDATION_FAILED'])
    })
  }

  test('is refused beyond the limit, also at the same time', async ({ assert }) => {
    const user = await makeUser()
    for (let count = 1; count < TOKENS_MAX; count += 1) await makeToken({ userId: user.id })
    const as = await tokenOf(user)
    const answers = await Promise.all([0, 1].map(() => callApi('POST', PATH, { as, body: wanted })))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409])
  })

  test('tells its user by mail', async ({ assert }) => {
    const user = await makeUser()
    await callApi('POST', PATH, { as: user, body: wanted })
    const mails = await mailsTo(user.email)
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['You have a new API token'],
    )
  })

  test('keeps scopes once', async ({ assert }) => {
    const body = { ...wanted, scopes: ['posts:read', 'posts:read'] }
    const answer = await callApi('POST', PATH, { as: await makeUser(), body })
    assert.containsSubset(answer.body, { apiToken: { scopes: ['posts:read'] } })
  })
})

test.group('Revoking an API token', (group) => {
  rollBack(group)

  test('is for its owner, and harmless when repeated', async ({ assert }) => {
    const user = await makeUser()
    const { token, id } = await makeToken({ userId: user.id })
    const as = await tokenOf(user)
    assert.equal((await callApi('DELETE', `${PATH}/${id}`, { as: await makeUser() })).status, 404)
    assert.equal((await me(token)).status, 200)
    assert.equal((await callApi('DELETE', `${PATH}/${id}`, { as })).status, 204)
    assert.equal((await callApi('DELETE', `${PATH}/${id}`, { as })).status, 204)
    assert.equal((await me(token)).status, 401)
  })

  test('leaves nothing behind with the account', async ({ assert }) => {
    const user = await makeUser()
    await makeToken({ userId: user.id })
    await inTransaction((trx) => trx.from('users').where({ id: user.id }).delete())
    assert.lengthOf(await db.from('api_tokens').where('user_id', user.id), 0)
  })
})
