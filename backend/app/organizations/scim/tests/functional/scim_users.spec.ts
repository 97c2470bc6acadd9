import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { dialect } from '#tests/tags'
import User from '#identity/users/models/user'
import { connectDirectory } from '#organizations/scim/tests/support/scim_client'

const ADA = {
  userName: 'ada@example.org',
  externalId: '00u1',
  name: { givenName: 'Ada', familyName: 'Lovelace' },
  active: true,
}

test.group('A person of the directory', (group) => {
  dialect(group)
  rollBack(group)

  test('gets an account with a confirmed address and no password', async ({ assert }) => {
    const directory = await connectDirectory()
    const { status, headers, body } = await directory.createUser(ADA)
    assert.equal(status, 201, JSON.stringify(body))
    assert.match(headers.get('content-type')!, /^application\/scim\+json/)
    assert.equal(headers.get('location'), body.meta.location)
    assert.equal(headers.get('etag'), body.meta.version)
    assert.containSubset(body, {
      userName: ADA.userName,
      displayName: 'Ada Lovelace',
      active: true,
      externalId: '00u1',
    })
    const user = await User.findOrFail(body.id)
    assert.isNull(user.passwordHash)
    assert.isNotNull(user.emailVerifiedAt)
  })

  for (const policy of ['invited', 'closed']) {
    test(`gets an account although sign-up is ${policy}`, async ({ assert }) => {
      const directory = await connectDirectory()
      await db.table('installation_settings').insert({
        id: 1,
        sign_up_passwords: policy,
        sign_up_external: policy,
        sign_up_domains: '[]',
      })
      assert.equal((await directory.createUser(ADA)).status, 201)
    })
  }

  test('gets the account with their confirmed address', async ({ assert }) => {
    const directory = await connectDirectory()
    const user = await makeUser({ email: 'Ada@Example.org', name: 'Countess' })
    const { status, body } = await directory.createUser(ADA)
    assert.equal(status, 201)
    assert.equal(body.id, user.id)
    assert.equal(body.displayName, 'Ada Lovelace')
    const signedIn = await callApi('POST', '/api/auth/login', {
      body: { email: ADA.userName, password: PASSWORD },
    })
    assert.equal(signedIn.status, 200)
  })

  test('does not get an account whose address is unconfirmed', async ({ assert }) => {
    const directory = await connectDirectory()
    await makeUser({ email: ADA.userName, isUnconfirmed: true })
    const { status, body } = await directory.createUser(ADA)
    assert.deepEqual([status, body.scimType], [409, 'uniqueness'])
    assert.lengthOf(await db.from('scim_users'), 0)
  })

  test('is provisioned once, by userName and by externalId', async ({ assert }) => {
    const directory = await connectDirectory()
    await directory.createUser(ADA)
    for (const repeated of [ADA, { ...ADA, externalId: '00u2' }, { ...ADA, userName: 'other@example.org' }]) {
      const { status, body } = await directory.createUser(repeated)
      assert.deepEqual([status, body.scimType], [409, 'uniqueness'], JSON.stringify(body))
    }
    assert.lengthOf(await db.from('users').whereNot('is_admin', true), 1)
  })

  test('is replaced by PUT, except for the state when it is not sent', async ({ assert }) => {
    const directory = await connectDirectory()
    const { body } = await directory.createUser(ADA)
    const changed = {
      ...ADA,
      userName: 'countess@example.org',
      externalId: undefined,
      displayName: 'Countess',
      active: undefined,
    }
    const answer = await directory.send('PUT', `Users/${body.id}`, { schemas: body.schemas, ...changed })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    assert.containSubset(answer.body, {
      userName: 'countess@example.org',
      displayName: 'Countess',
      active: true,
    })
    assert.notProperty(answer.body, 'externalId')
    assert.notEqual(answer.body.meta.version, body.meta.version)
    const again = await directory.send('PUT', `Users/${body.id}`, { schemas: body.schemas, ...changed })
    assert.deepEqual(again.body, answer.body)
  })

  test('keeps the address that another account has', async ({ assert }) => {
    const directory = await connectDirectory()
    await makeUser({ email: 'grace@example.org' })
    const { body } = await directory.createUser(ADA)
    const answer = await directory.patch(`Users/${body.id}`, [
      { op: 'replace', value: { userName: 'GRACE@example.org', displayName: 'Grace' } },
    ])
    assert.deepEqual([answer.status, answer.body.scimType], [409, 'uniqueness'])
    assert.equal((await directory.get(`Users/${body.id}`)).body.displayName, 'Ada Lovelace')
  })

  test('is read by the directory alone, and by nobody who is not provisioned', async ({ assert }) => {
    const directory = await connectDirectory()
    const { id } = await makeUser()
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], ...ADA }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await directory.send(method, `Users/${id}`, body)
      assert.deepEqual([answer.status, answer.body.status], [404, '404'], method)
    }
    const { body } = await directory.get('Users')
    assert.equal(body.totalResults, 0)
  })

  test('is deactivated and detached by DELETE, and comes back by POST', async ({ assert }) => {
    const directory = await connectDirectory()
    const { body } = await directory.createUser(ADA)
    assert.equal((await directory.send('DELETE', `Users/${body.id}`)).status, 204)
    assert.equal((await directory.get(`Users/${body.id}`)).status, 404)
    assert.isNotNull((await User.findOrFail(body.id)).disabledAt)
    assert.equal((await directory.send('DELETE', `Users/${body.id}`)).status, 404)
    const again = await directory.createUser(ADA)
    assert.deepEqual([again.status, again.body.id, again.body.active], [201, body.id, true])
  })

  test('has another version after a change from either side', async ({ assert }) => {
    const directory = await connectDirectory()
    const { body } = await directory.createUser(ADA)
    const { version } = body.meta
    assert.equal((await directory.get(`Users/${body.id}`, { 'if-none-match': version })).status, 304)
    await (await User.findOrFail(body.id)).merge({ name: 'Ada King' }).save()
    assert.equal((await directory.get(`Users/${body.id}`, { 'if-none-match': version })).status, 200)
    const operations = [{ op: 'replace', path: 'active', value: false }]
    const stale = await directory.patch(`Users/${body.id}`, operations, { headers: { 'if-match': version } })
    assert.equal(stale.status, 412)
    assert.isNull((await User.findOrFail(body.id)).disabledAt)
    const { headers } = await directory.get(`Users/${body.id}`)
    const fresh = await directory.patch(`Users/${body.id}`, operations, {
      headers: { 'if-match': headers.get('etag')! },
    })
    assert.equal(fresh.status, 200)
  })

  test('is answered with the attributes that are asked for', async ({ assert }) => {
    const directory = await connectDirectory()
    const { body } = await directory.createUser(ADA)
    const some = await directory.get(`Users/${body.id}?attributes=userName,name.familyName`)
    assert.deepEqual(some.body, {
      schemas: body.schemas,
      id: body.id,
      userName: ADA.userName,
      name: { familyName: 'Lovelace' },
    })
    const without = await directory.get('Users?excludedAttributes=emails,META,id')
    const [shown] = without.body.Resources
    assert.equal(Object.keys(shown!).join(' '), 'schemas id externalId userName name displayName active')
  })
})
