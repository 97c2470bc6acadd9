import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import env from '#start/env'
import type { AiIntegration, AiIntegrationList } from '#contract/ai/data/ai'
import { inTransaction } from '#core/database/transactions/transaction'
import { requireIntegration } from '#ai/queries/list_integrations'
import { ProviderAddresses } from '#ai/gateways/provider_addresses'
import { recordCheck } from '#ai/repositories/record_check'
import { openKey } from '#ai/rules/sealed_key'
import { makeIntegration } from '#ai/tests/support/make_integration'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import type User from '#identity/users/models/user'

const KEY = 'sk-sandbox-0123456789-7f3a'
const OTHER_KEY = 'sk-sandbox-9876543210-c4d5'

const listPath = ({ organizationId }: Team) => `/api/ai/integrations/${organizationId}`
const pathOf = (team: Team, provider = 'openai') => `${listPath(team)}/${provider}`

const list = async (team: Team, as: User = team.admin) =>
  (await callApi('GET', listPath(team), { as })).body as unknown as AiIntegrationList

const add = (team: Team, fields: object = {}) =>
  callApi('POST', '/api/ai/integrations', {
    as: team.admin,
    body: {
      organizationId: team.organizationId,
      provider: 'openai',
      apiKey: KEY,
      isUntested: true,
      ...fields,
    },
  })

const edit = (team: Team, body: object, provider?: string) =>
  callApi('PATCH', pathOf(team, provider), { as: team.admin, body })

const remove = (team: Team, provider?: string) =>
  callApi('DELETE', pathOf(team, provider), { as: team.admin })

const firstOf = async (team: Team) =>
  (await list(team)).integrations.find(({ isFirst }) => isFirst)?.provider ?? null

async function latestAudit({ organizationId, owner }: Team) {
  const { body } = await callApi('GET', `/api/organizations/${organizationId}/audit`, { as: owner })
  return (body!.entries as Record<string, unknown>[])[0]!
}

const storedKey = async ({ organizationId }: Team) => {
  const { api_key: sealed } = await requireIntegration(organizationId, 'openai')
  return openKey(organizationId, 'openai', sealed)
}

/** A network in which every name is public, except `inner.example` and one address of `both.example`. */
function usePublicNames() {
  const addresses: Record<string, string[]> = {
    'inner.example': ['10.0.0.8'],
    'both.example': ['93.184.215.14', '10.0.0.8'],
    'nowhere.example': [],
  }
  const network = {
    resolve: async (host: string) => addresses[host] ?? ['93.184.215.14'],
    isPublic: (address: string) => address === '93.184.215.14',
    ports: { 'http:': 80, 'https:': 443 },
  }
  app.container.swap(ProviderAddresses, () => new ProviderAddresses(network))
  return () => app.container.restore(ProviderAddresses)
}

test.group('Adding a provider', (group) => {
  rollBack(group)
  group.each.setup(usePublicNames)

  for (const [what, fields] of [
    ['a short key', { apiKey: 'sk-1234' }],
    ['a long key', { apiKey: 'k'.repeat(301) }],
    ['a key with a space', { apiKey: 'sk-sandbox 0123456789' }],
    ['a key with a line break', { apiKey: 'sk-sandbox-01\r\nHost: elsewhere' }],
    ['a key with other letters', { apiKey: 'sk-sandbox-0123456789-é' }],
    ['no key', { apiKey: '' }],
    ['another provider', { provider: 'skynet' }],
    ['a model that leaves its path', { model: '../../files' }],
    ['a model that is a sentence', { model: 'the best one' }],
    ['a long model', { model: 'm'.repeat(101) }],
  ] as const)
    test(`is refused with ${what}`, async ({ assert }) => {
      const team = await makeTeam()
      assert.equal((await add(team, fields)).status, 422)
      assert.isEmpty((await list(team)).integrations)
    })

  for (const baseUrl of [
    'http://models.example/v1',
    'https://10.0.0.8/v1',
    'https://127.0.0.1/v1',
    'https://[::1]/v1',
    'https://2130706433/v1',
    'https://localhost/v1',
    'https://intranet/v1',
    'https://models.example:8443/v1',
    'https://ana:secret@models.example/v1',
    'https://models.example/v1?key=1',
    'https://models.example/v1#a',
    'https://models.example\\@inner.example/v1',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'models.example',
    'https://inner.example/v1',
    'https://both.example/v1',
    'https://nowhere.example/v1',
  ])
    test(`is refused at ${baseUrl}`, async ({ assert }) => {
      const team = await makeTeam()
      const answer = await add(team, { baseUrl })
      assert.deepInclude(answer.body, { code: 'AI_ADDRESS_REFUSED' })
      assert.isEmpty((await list(team)).integrations)
    })

  test('is refused when there is a key for it already', async ({ assert }) => {
    const team = await makeTeam()
    await add(team)
    const again = await add(team, { apiKey: OTHER_KEY })
    assert.deepInclude(again.body, { code: 'AI_PROVIDER_EXISTS' })
    assert.equal(await storedKey(team), KEY)
  })

  test('works once when two people add it at once', async ({ assert }) => {
    const team = await makeTeam()
    const answers = await Promise.all([add(team), add(team)])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [201, 409],
    )
  })

  test('stores the key encrypted for its organization and provider', async ({ assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    await add(team, { apiKey: `  ${KEY}\n` })
    const row = await requireIntegration(team.organizationId, 'openai')
    assert.notInclude(JSON.stringify(row), KEY)
    assert.equal(openKey(team.organizationId, 'openai', row.api_key), KEY)
    assert.isNull(openKey(team.organizationId, 'gemini', row.api_key))
    assert.isNull(openKey(other.organizationId, 'openai', row.api_key))
  })

  test('answers with the last four characters of the key, to those who may manage it', async ({ assert }) => {
    const team = await makeTeam()
    const { status, body } = await add(team, { model: 'gpt-4o', baseUrl: 'https://models.example/v1/' })
    assert.equal(status, 201)
    assert.deepInclude((body as { integration: AiIntegration }).integration, {
      provider: 'openai',
      isActive: true,
      isFirst: true,
      keyHint: '7f3a',
      model: 'gpt-4o',
      baseUrl: 'https://models.example/v1',
      lastFailure: null,
      checkedAt: null,
    })
    const seen = await list(team, team.member)
    assert.isNull(seen.integrations[0]!.keyHint)
    assert.deepEqual(seen.can, { manage: false })
    for (const answer of [body, seen, await list(team)]) assert.notInclude(JSON.stringify(answer), KEY)
  })

  test('shows nothing of a key that is short', async ({ assert }) => {
    const team = await makeTeam()
    await add(team, { apiKey: 'llama123' })
    assert.equal((await list(team)).integrations[0]!.keyHint, '')
  })

  test('names what providers are used with by default', async ({ assert }) => {
    const { providers } = await list(await makeTeam())
    assert.deepEqual(
      providers.map(({ provider, baseUrl }) => [provider, baseUrl]),
      [
        ['openai', 'https://api.openai.com/v1'],
        ['gemini', 'https://generativelanguage.googleapis.com'],
        ['meta', 'https://api.llama.com/compat/v1'],
      ],
    )
  })

  test('is recorded, without the key', async ({ assert }) => {
    const team = await makeTeam()
    await add(team, { provider: 'meta', model: 'llama3.2:1b' })
    const entry = await latestAudit(team)
    assert.deepInclude(entry, {
      action: 'integration.connected',
      subject: 'Meta',
      before: null,
      after: { key: '…7f3a', model: 'llama3.2:1b', baseUrl: null },
    })
  })
})

test.group('A host that the operator allows', (group) => {
  rollBack(group)
  group.each.setup(() => {
    const before = env.ai.privateHosts
    Object.assign(env.ai, { privateHosts: ['localhost:11434', 'llama.internal', '[::1]'] })
    return () => void Object.assign(env.ai, { privateHosts: before })
  })

  for (const baseUrl of ['http://localhost:11435/v1', 'http://localhost/v1', 'http://other.internal/v1'])
    test(`is not ${baseUrl}`, async ({ assert }) => {
      assert.deepInclude((await add(await makeTeam(), { baseUrl })).body, { code: 'AI_ADDRESS_REFUSED' })
    })

  for (const baseUrl of [
    'http://localhost:11434/v1',
    'http://llama.internal:9000/v1',
    'https://llama.internal/v1',
    'http://[::1]:8080/v1',
  ])
    test(`may be ${baseUrl}`, async ({ assert }) => {
      assert.equal((await add(await makeTeam(), { provider: 'meta', baseUrl })).status, 201)
    })
})

test.group('Changing a provider', (group) => {
  rollBack(group)
  group.each.setup(usePublicNames)

  test('is refused when there is none', async ({ assert }) => {
    assert.deepInclude((await edit(await makeTeam(), { model: 'gpt-4o' })).body, {
      code: 'AI_PROVIDER_NOT_FOUND',
    })
  })

  test('does not send the stored key to another address', async ({ assert }) => {
    const team = await makeTeam()
    await makeIntegration(team, { key: KEY, baseUrl: 'https://models.example/v1' })
    for (const baseUrl of ['https://elsewhere.example/v1', 'https://models.example/v2', null]) {
      const { status, body } = await edit(team, { baseUrl })
      assert.equal(status, 422)
      assert.deepInclude((body as { details: { fields: object[] } }).details.fields[0], { field: 'apiKey' })
    }
    const [integration] = (await list(team)).integrations
    assert.equal(integration!.baseUrl, 'https://models.example/v1')
  })

  test('to another address takes a key in the same request', async ({ assert }) => {
    const team = await makeTeam()
    await makeIntegration(team, { key: KEY })
    const baseUrl = 'https://elsewhere.example/v1'
    assert.equal((await edit(team, { baseUrl, apiKey: OTHER_KEY })).status, 200)
    assert.equal(await storedKey(team), OTHER_KEY)
  })

  test('keeps the key with the address that is there already', async ({ assert }) => {
    const team = await makeTeam()
    await makeIntegration(team, { key: KEY, baseUrl: 'https://models.example/v1' })
    const answer = await edit(team, { baseUrl: 'https://models.example/v1/', model: 'gpt-4o' })
    assert.equal(answer.status, 200)
    assert.equal(await storedKey(team), KEY)
  })

  test('is refused for an address that is not public', async ({ assert }) => {
    const team = await makeTeam()
    await makeIntegration(team)
    const answer = await edit(team, { baseUrl: 'https://both.example/v1', apiKey: KEY })
    assert.deepInclude(answer.body, { code: 'AI_ADDRESS_REFUSED' })
  })

  for (const [what, changes] of [
    ['key', { apiKey: OTHER_KEY }],
    ['model', { model: 'gpt-4o' }],
    ['address', { apiKey: OTHER_KEY, baseUrl: 'https://models.example/v1' }],
  ] as const)
    test(`forgets what was wrong with the last ${what}`, async ({ assert }) => {
      const team = await makeTeam()
      await makeIntegration(team)
      const row = await requireIntegration(team.organizationId, 'openai')
      await inTransaction((trx) => recordCheck(trx, row, 'AI_KEY_REFUSED'))
      assert.equal((await list(team)).integrations[0]!.lastFailure, 'AI_KEY_REFUSED')
      await edit(team, { isFirst: true })
      assert.equal((await list(team)).integrations[0]!.lastFailure, 'AI_KEY_REFUSED')
      await edit(team, changes)
      assert.deepInclude((await list(team)).integrations[0]!, { lastFailure: null, checkedAt: null })
      await inTransaction((trx) => recordCheck(trx, row, 'AI_KEY_REFUSED'))
      assert.isNull((await list(team)).integrations[0]!.lastFailure)
    })

  test('to the default takes an empty model', async ({ assert }) => {
    const team = await makeTeam()
    await makeIntegration(team, { model: 'gpt-4o' })
    await edit(team, { model: '' })
    assert.isNull((await list(team)).integrations[0]!.model)
  })

  test('is recorded with what it changes, and nothing else is', async ({ assert }) => {
    const team = await makeTeam()
    await makeIntegration(team, { key: KEY })
    await edit(team, { apiKey: OTHER_KEY, model: 'gpt-4o', isActive: true })
    const entry = await latestAudit(team)
    assert.deepInclude(entry, {
      action: 'integration.updated',
      subject: 'OpenAI',
      before: { key: '…7f3a', model: null },
      after: { key: '…c4d5', model: 'gpt-4o' },
    })
    await edit(team, { model: 'gpt-4o', isActive: true })
    assert.equal((await latestAudit(team)).id, entry.id)
  })
})

async function withTwo() {
  const team = await makeTeam()
  await makeIntegration(team, { provider: 'gemini' })
  await makeIntegration(team, { provider: 'openai' })
  return team
}

test.group('The provider that is used first', (group) => {
  rollBack(group)

  test('cannot be one that is switched off', async ({ assert }) => {
    const team = await withTwo()
    await edit(team, { isActive: false })
    assert.equal((await edit(team, { isFirst: true })).status, 422)
    assert.equal((await edit(team, { isFirst: true, isActive: false })).status, 422)
    assert.equal(await firstOf(team), 'gemini')
  })

  test('is the first that was added', async ({ assert }) => {
    const team = await withTwo()
    assert.equal(await firstOf(team), 'gemini')
    assert.deepEqual(
      (await list(team)).integrations.map(({ provider }) => provider),
      ['gemini', 'openai'],
    )
  })

  test('is the one that an admin puts in front', async ({ assert }) => {
    const team = await withTwo()
    const { body } = await edit(team, { isFirst: true })
    assert.deepInclude((body as { integration: AiIntegration }).integration, { isFirst: true })
    assert.equal(await firstOf(team), 'openai')
    assert.deepInclude(await latestAudit(team), { before: { isFirst: 'false' }, after: { isFirst: 'true' } })
    await edit(team, { isFirst: true }, 'gemini')
    assert.equal(await firstOf(team), 'gemini')
  })

  test('is the next one when it is switched off', async ({ assert }) => {
    const team = await withTwo()
    await edit(team, { isActive: false }, 'gemini')
    assert.equal(await firstOf(team), 'openai')
    assert.deepInclude(await latestAudit(team), {
      subject: 'Gemini',
      before: { isActive: 'true' },
      after: { isActive: 'false' },
    })
  })

  test('is the next one when it is removed', async ({ assert }) => {
    const team = await withTwo()
    assert.equal((await remove(team, 'gemini')).status, 200)
    assert.equal(await firstOf(team), 'openai')
    await remove(team)
    assert.isNull(await firstOf(team))
  })
})

test.group('Removing a provider', (group) => {
  rollBack(group)

  test('is refused when it is gone already', async ({ assert }) => {
    const team = await makeTeam()
    await makeIntegration(team)
    await callApi('DELETE', pathOf(team), { as: team.owner })
    assert.deepInclude((await remove(team)).body, { code: 'AI_PROVIDER_NOT_FOUND' })
  })

  test('deletes the key, and is recorded', async ({ assert }) => {
    const team = await makeTeam()
    await makeIntegration(team, { key: KEY })
    await remove(team)
    const row: unknown = await db
      .from('ai_integrations')
      .where('organization_id', team.organizationId)
      .first()
    assert.isNull(row)
    assert.deepInclude(await latestAudit(team), {
      action: 'integration.disconnected',
      subject: 'OpenAI',
      before: { key: '…7f3a', model: null, baseUrl: null },
    })
  })

  test('happens with the organization, at once', async ({ assert }) => {
    const team = await makeTeam()
    await makeIntegration(team)
    const body = { name: team.name }
    await callApi('DELETE', `/api/organizations/${team.organizationId}`, { as: team.owner, body })
    assert.isNull(await db.from('ai_integrations').where('organization_id', team.organizationId).first())
  })
})
