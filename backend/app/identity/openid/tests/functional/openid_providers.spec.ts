import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import type { OpenIdProvider, SignInTest } from '#contract/identity/data/openid_provider'
import type User from '#identity/users/models/user'
import {
  choose,
  exchange,
  goThrough,
  verified,
} from '#identity/external_sign_in/tests/support/sign_in_with_provider'
import { NORTHWIND, makeProvider, startSandbox } from '#identity/openid/tests/support/openid_provider'
import { Browser } from '#tests/browser'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser } from '#tests/factories/user_factory'

const PATH = '/api/admin/openid-providers'
const SECRET = 'a client secret that ends in 1234'
const { slug: _slug, issuer: _issuer, clientSecret: _secret, ...SETTINGS } = NORTHWIND

const add = (as: User, body: object) => callApi('POST', PATH, { as, body: { ...NORTHWIND, ...body } })
const change = (as: User, id: string, body: object) =>
  callApi('PUT', `${PATH}/${id}`, { as, body: { ...SETTINGS, ...body } })
const logged = async () =>
  (await db.from('platform_log_entries').orderBy('created_at').orderBy('id').select('action')).map(
    ({ action }) => action,
  )

async function tested(choice: Record<string, string>, settings = {}) {
  const admin = await makeUser({ isAdmin: true })
  const id = await makeProvider({ isOn: false, ...settings })
  const browser = new Browser()
  const token = await tokenOf(admin)
  const started = await browser.open(`${PATH}/${id}/test`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  const { url } = (await started.json()) as { url: string }
  const returned = await browser.open(await choose(browser, new URL(url), choice))
  const { body } = await callApi('GET', `${PATH}/${id}/test`, { as: token })
  return { id, location: returned.headers.get('location'), test: body as unknown as SignInTest }
}

test.group('OpenID providers', (group) => {
  group.setup(() => startSandbox())
  rollBack(group)

  test('are set up with an encrypted secret that no answer has', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    const { status, body } = await add(admin, { clientSecret: SECRET })
    const [provider] = body!.providers as OpenIdProvider[]
    assert.equal(status, 201)
    assert.containsSubset(provider, {
      slug: 'company',
      secretHint: '1234',
      people: 0,
      callbackUrl: 'http://fanfare.test/api/auth/oidc-company/callback',
      logoutUrl: 'http://fanfare.test/api/auth/oidc-company/logout',
    })
    assert.notInclude(JSON.stringify(body), SECRET)
    const row = await db.from('openid_providers').first()
    assert.notInclude(row.client_secret, SECRET)
    assert.deepEqual(await logged(), ['openid_provider.created'])
  })

  test('have short names of their own', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    await add(admin, {})
    assert.equal((await add(admin, { label: 'Another' })).body!.code, 'OPENID_SLUG_EXISTS')
  })

  test('are twenty at most', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    for (let count = 0; count < 20; count += 1) await makeProvider({ slug: `p${count}` })
    assert.equal((await add(admin, { slug: 'more' })).body!.code, 'OPENID_PROVIDERS_MAX')
  })

  const REFUSED: [string, unknown, string][] = [
    ['issuer', 'http://example.org', 'issuer'],
    ['issuer', 'https://10.0.0.1', 'issuer'],
    ['issuer', 'https://localhost', 'issuer'],
    ['issuer', 'https://user:secret@example.org', 'issuer'],
    ['issuer', 'https://example.org?tenant=1', 'issuer'],
    ['issuer', 'https://example.org:8443', 'issuer'],
    ['slug', 'No Slug', 'regex'],
    ['slug', 'a'.repeat(16), 'maxLength'],
    ['scopes', 'profile email', 'scopes'],
    ['scopes', 'openid "x"', 'scopes'],
    ['requiredValue', 'staff', 'claim'],
    ['logo', 'data:image/svg+xml;base64,PHN2Zz4=', 'regex'],
    ['logo', 'https://example.org/logo.png', 'regex'],
    ['isOn', 'yes', 'boolean'],
  ]

  for (const [field, value, rule] of REFUSED)
    test(`refuse ${JSON.stringify(value)} as ${field}`, async ({ assert }) => {
      const admin = await makeUser({ isAdmin: true })
      const { status, body } = await add(admin, { [field]: value })
      assert.equal(status, 422)
      assert.containsSubset((body!.details as { fields: object[] }).fields[0], { field, rule })
    })

  test('take the address of the metadata as their issuer', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    const issuer = 'https://id.example.org/realms/a/'
    const { body } = await add(admin, { issuer: `${issuer.slice(0, -1)}/.well-known/openid-configuration` })
    assert.equal((body!.providers as OpenIdProvider[])[0]!.issuer, 'https://id.example.org/realms/a')
  })

  test('have a small picture of what was sent', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    const create = { width: 96, height: 96, channels: 4, background: '#0a66c2' } as const
    const file = await sharp({ create }).png().toBuffer()
    const { body } = await add(admin, { logo: `data:image/png;base64,${file.toString('base64')}` })
    assert.match((body!.providers as OpenIdProvider[])[0]!.logo ?? '', /^data:image\/webp;base64,/)
    const broken = await add(admin, { slug: 'b', logo: 'data:image/png;base64,AAAA' })
    assert.equal(broken.body!.code, 'INVALID_FILE_TYPE')
  })

  test('keep their secret, issuer and short name when they are changed', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    const id = await makeProvider({ clientSecret: SECRET })
    const before = await db.from('openid_providers').first()
    await change(admin, id, { label: 'Renamed', isOn: false })
    const after = await db.from('openid_providers').first()
    for (const name of ['client_secret', 'issuer', 'slug']) assert.equal(after[name], before[name], name)
    await change(admin, id, { clientSecret: `${SECRET} 9876` })
    assert.equal((await db.from('openid_providers').first()).secret_hint, '9876')
    assert.equal((await change(admin, id, { issuer: 'https://evil.example' })).status, 422)
    const [entry] = await db.from('platform_log_entries').where('action', 'openid_provider.changed')
    assert.notInclude(JSON.stringify(entry), SECRET)
  })

  test('end with their identities and sessions, and leave the accounts', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    const id = await makeProvider()
    const browser = new Browser()
    const { token } = (
      await exchange(browser, (await goThrough(browser, { person: 'sofia' }, 'oidc-company')).token)
    ).body
    assert.equal((await callApi('GET', '/api/auth/status', { as: token })).status, 200)
    assert.equal((await callApi('DELETE', `${PATH}/${id}`, { as: admin })).status, 204)
    assert.equal((await callApi('GET', '/api/auth/status', { as: token })).status, 401)
    assert.lengthOf(await db.from('identities'), 0)
    assert.lengthOf(await db.from('users').where('email', 'sofia@lindqvist.example'), 1)
  })

  test('show an administrator what they answer, while they are off, and create nothing', async ({
    assert,
  }) => {
    const users = (await db.from('users')).length
    const { id, location, test: outcome } = await tested(verified('Noor', 'noor@example.org'))
    assert.equal(location, `http://fanfare.test/admin/installation-settings/sign-in/${id}?done=tested`)
    assert.isNull(outcome.problem)
    assert.containsSubset(outcome.person, { email: 'noor@example.org', name: 'Noor' })
    assert.include(outcome.claims, '"email_verified": true')
    assert.lengthOf(await db.from('identities'), 0)
    // The administrators of the test.
    assert.equal((await db.from('users')).length, users + 2)
    const other = await makeUser({ isAdmin: true })
    assert.equal((await callApi('GET', `${PATH}/${id}/test`, { as: other })).status, 404)
  })

  test('say in a test why a person is not admitted', async ({ assert }) => {
    const { test: outcome } = await tested(
      { person: 'sofia' },
      { requiredClaim: 'groups', requiredValue: 'x' },
    )
    assert.equal(outcome.problem?.code, 'EXTERNAL_NOT_ADMITTED')
    assert.include(outcome.claims, 'staff')
  })

  test('say in a test what was wrong with the answer', async ({ assert }) => {
    const { test: outcome } = await tested({ person: 'sofia' }, { clientSecret: 'wrong' })
    assert.equal(outcome.problem?.code, 'EXTERNAL_FAILED')
    assert.isString(outcome.problem?.detail)
    assert.isNull(outcome.claims)
  })
})
