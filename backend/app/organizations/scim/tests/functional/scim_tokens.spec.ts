import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { CreatedScimToken, ScimSettings } from '#contract/organizations/data/scim'
import { tokenFormat } from '#identity/public'
import { apiRoutes } from '#tests/rights/routes'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser, PASSWORD } from '#tests/factories/user_factory'
import { limitHeaders } from '#tests/limit_headers'
import { dialect } from '#tests/tags'
import { USER_SCHEMA } from '#organizations/scim/rules/attributes'
import { connectDirectory, scimClient } from '#organizations/scim/tests/support/scim_client'

const create = async (as: Parameters<typeof tokenOf>[0], password: string | undefined = PASSWORD) => {
  const { status, body } = await callApi('POST', '/api/admin/scim/tokens', { as, body: { password } })
  return { status, code: body?.code, ...(body as unknown as CreatedScimToken) }
}
const works = async (token: string) => (await scimClient(token).get('Users')).status
const leftTo = async (token: string) => limitHeaders((await scimClient(token).get('Users')).headers)

test.group('The token of the directory', (group) => {
  dialect(group)
  rollBack(group)

  test('is shown once, stored as a hash, and in the log', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    const { status, token, settings } = await create(admin)
    assert.equal(status, 201)
    assert.match(token, /^ff_scim_\w{36}$/)
    assert.equal(await works(token), 200)
    const [row] = await db.from('scim_tokens')
    assert.notInclude(JSON.stringify(row), token)
    assert.equal(row.hash, tokenFormat.hashOfToken(token))
    assert.lengthOf(settings.tokens, 1)
    const shown = await callApi('GET', '/api/admin/scim', { as: admin })
    assert.notInclude(JSON.stringify(shown.body), token)
    const { tokens, address } = shown.body as unknown as ScimSettings
    assert.equal(tokens[0]!.hint, token.slice(-4))
    assert.isNotNull(tokens[0]!.lastUsedAt)
    assert.match(address, /\/api\/scim\/v2$/)
    const log = await callApi('GET', '/api/admin/log', { as: admin })
    assert.include(JSON.stringify(log.body), 'scim.token_created')
    assert.notInclude(JSON.stringify(log.body), token)
  })

  test('is made by administrators who prove who they are', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    assert.deepEqual((await create(await makeUser())).status, 403)
    assert.deepEqual((await create(admin, 'Wrong-Morning!7')).code, 'INVALID_PASSWORD')
    const { body } = await callApi('POST', '/api/admin/scim/tokens', { as: admin, body: {} })
    assert.equal(body?.code, 'REAUTHENTICATION_REQUIRED')
    assert.lengthOf(await db.from('scim_tokens'), 0)
  })

  test('works for a day after it was replaced, once', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    const [first, second] = [await create(admin), await create(admin)]
    assert.deepEqual([await works(first.token), await works(second.token)], [200, 200])
    assert.isNotNull(second.settings.tokens[1]!.expiresAt)
    const third = await create(admin)
    assert.deepEqual([await works(first.token), await works(second.token)], [401, 200])
    await db.from('scim_tokens').whereNotNull('expires_at').update({ expires_at: '2020-01-01 00:00:00.000' })
    assert.deepEqual([await works(second.token), await works(third.token)], [401, 200])
  })

  test('ends when it is revoked, and outlives who made it', async ({ assert }) => {
    const [admin, other] = [await makeUser({ isAdmin: true }), await makeUser({ isAdmin: true })]
    const { token, settings } = await create(admin)
    await callApi('DELETE', '/api/users/me', { as: admin, body: { password: PASSWORD, content: 'keep' } })
    assert.equal(await works(token), 200)
    const path = `/api/admin/scim/tokens/${settings.tokens[0]!.id}`
    assert.equal((await callApi('DELETE', path, { as: other })).status, 204)
    assert.equal(await works(token), 401)
    assert.equal((await callApi('DELETE', path, { as: await makeUser({ isAdmin: true }) })).status, 404)
  })

  test('is needed by every route, and no other token is accepted', async ({ assert }) => {
    const { administrator } = await connectDirectory()
    const others = [
      '',
      await tokenOf(administrator),
      tokenFormat.makeToken('pat'),
      tokenFormat.makeToken('scim'),
    ]
    const routes = apiRoutes().filter((route) => route.includes('/api/scim/v2/'))
    assert.lengthOf(routes, 17)
    for (const route of routes) {
      const [method, path] = route.split(' ') as [string, string]
      const to = path.replace('/api/scim/v2/', '').replace(':id', administrator.id).replace(':name', 'User')
      for (const token of others) {
        const body = method === 'GET' || method === 'DELETE' ? undefined : { schemas: [USER_SCHEMA] }
        const answer = await scimClient(token).send(method, to, body)
        assert.deepEqual([answer.status, answer.body.status], [401, '401'], `${route} ${token.slice(0, 9)}`)
        assert.equal(answer.headers.get('www-authenticate'), 'Bearer')
      }
    }
  })

  test('has a limit of its own, and a wrong one uses up that of its address', async ({ assert }) => {
    const { token } = await connectDirectory()
    for (const [as, name] of [
      [token, 'scim'],
      [tokenFormat.makeToken('scim'), 'scim-refused'],
    ] as const) {
      const [first, second] = [await leftTo(as), await leftTo(as)]
      assert.equal(second?.name, name)
      assert.equal(second?.remaining, first!.remaining - 1)
    }
  })

  test('opens no other route', async ({ assert }) => {
    const { token } = await connectDirectory()
    for (const path of ['/api/users/me', '/api/admin/scim', '/api/admin/people'])
      assert.equal((await callApi('GET', path, { as: token })).status, 401, path)
  })
})
