import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { SignUpSettings } from '#contract/identity/data/installation_settings'
import type User from '#identity/users/models/user'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeUser } from '#tests/factories/user_factory'
import { dialect } from '#tests/tags'

const PATH = '/api/admin/installation-settings'
const OPEN: SignUpSettings = { passwords: 'open', external: 'open', domains: [] }

const save = (as: User | string, signUp: unknown) => callApi('PUT', PATH, { as, body: { signUp } })
const read = async (as: User | string) => (await callApi('GET', PATH, { as })).body

test.group('The settings of the installation', (group) => {
  dialect(group)
  rollBack(group)

  test('are those of the environment until an administrator saves others', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    assert.deepEqual(await read(admin), { signUp: OPEN, isPreset: true })
    const signUp = { passwords: 'closed', external: 'domains', domains: ['example.org'] }
    const { status, body } = await save(admin, signUp)
    assert.deepEqual([status, body], [200, { signUp, isPreset: false }])
    assert.deepEqual(await read(admin), { signUp, isPreset: false })
  })

  test('tell visitors who may sign up, and not at which domains', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    await save(admin, { passwords: 'domains', external: 'invited', domains: ['example.org'] })
    const { body } = await callApi('GET', '/api/auth/providers')
    assert.deepEqual(body!.signUp, { passwords: 'domains', external: 'invited' })
  })

  test('write domains as addresses do', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    const domains = [' Example.ORG', '@bücher.example', 'mail.example.org']
    const { body } = await save(admin, { ...OPEN, domains })
    assert.deepEqual((body!.signUp as SignUpSettings).domains, [
      'example.org',
      'xn--bcher-kva.example',
      'mail.example.org',
    ])
  })

  for (const [what, signUp, field] of [
    ['no settings', undefined, 'signUp'],
    ['an unknown policy', { ...OPEN, passwords: 'some' }, 'signUp.passwords'],
    ['a missing policy', { passwords: 'open', domains: [] }, 'signUp.external'],
    ['two policies', { ...OPEN, external: ['open', 'closed'] }, 'signUp.external'],
    ['a policy of domains without one', { ...OPEN, external: 'domains' }, 'signUp.domains'],
    ['domains that are no list', { ...OPEN, domains: 'example.org' }, 'signUp.domains'],
    ['too many domains', { ...OPEN, domains: manyDomains(101) }, 'signUp.domains'],
    ['a domain twice', { ...OPEN, domains: ['a.example', 'b.example', 'A.example'] }, 'signUp.domains.2'],
    ['a wildcard', { ...OPEN, domains: ['*.example.org'] }, 'signUp.domains.0'],
    ['a top-level domain', { ...OPEN, domains: ['com'] }, 'signUp.domains.0'],
    ['a public suffix', { ...OPEN, domains: ['example.org', 'co.uk'] }, 'signUp.domains.1'],
    ['a host of everyone’s sites', { ...OPEN, domains: ['github.io'] }, 'signUp.domains.0'],
    ['an IP address', { ...OPEN, domains: ['192.0.2.1'] }, 'signUp.domains.0'],
    ['an IPv6 address', { ...OPEN, domains: ['[2001:db8::1]'] }, 'signUp.domains.0'],
    ['an address', { ...OPEN, domains: ['ada@example.org'] }, 'signUp.domains.0'],
    ['a link', { ...OPEN, domains: ['https://example.org/'] }, 'signUp.domains.0'],
    ['an empty line', { ...OPEN, domains: [''] }, 'signUp.domains.0'],
    ['a huge domain', { ...OPEN, domains: [`${'a.'.repeat(5_000)}example`] }, 'signUp.domains.0'],
    ['a domain that is no text', { ...OPEN, domains: [{ host: 'example.org' }] }, 'signUp.domains.0'],
  ] as const) {
    test(`refuse ${what}, and change nothing`, async ({ assert }) => {
      const admin = await makeUser({ isAdmin: true })
      const { status, body } = await save(admin, signUp)
      assert.equal(status, 422)
      assert.equal((body!.details as { fields: { field: string }[] }).fields[0]!.field, field)
      assert.isTrue((await read(admin))!.isPreset)
    })
  }

  test('take a hundred domains', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    assert.equal((await save(admin, { ...OPEN, domains: manyDomains(100) })).status, 200)
  })

  test('record a change in the platform log, once', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    const signUp = { passwords: 'domains', external: 'closed', domains: ['a.example', 'b.example'] }
    for (let turn = 0; turn < 2; turn += 1) await save(admin, signUp)
    const entries = await db.from('platform_log_entries').where('action', 'sign_up.changed')
    assert.lengthOf(entries, 1)
    assert.deepEqual(JSON.parse(entries[0].before), {
      signUpPasswords: 'open',
      signUpExternal: 'open',
      signUpDomains: '',
    })
    assert.deepEqual(JSON.parse(entries[0].after), {
      signUpPasswords: 'domains',
      signUpExternal: 'closed',
      signUpDomains: 'a.example, b.example',
    })
  })

  test('cannot be changed by an administrator who no longer is one', async ({ assert }) => {
    const admin = await makeUser({ isAdmin: true })
    const as = await tokenOf(admin)
    assert.equal((await save(as, { ...OPEN, passwords: 'closed' })).status, 200)
    await admin.merge({ isAdmin: false }).save()
    assert.equal((await save(as, OPEN)).status, 403)
  })
})

function manyDomains(count: number): string[] {
  return Array.from({ length: count }, (_, turn) => `d${turn}.example`)
}
