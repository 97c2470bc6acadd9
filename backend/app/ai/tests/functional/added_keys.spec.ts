import { test } from '@japa/runner'
import type { AiIntegrationList } from '#contract/ai/data/ai'
import { AI_PROVIDERS, type AiFailure } from '#contract/ai/rules/ai'
import { API_TIMEOUT_MS } from '#contract/core/rules/limits'
import { makeIntegration } from '#ai/tests/support/make_integration'
import { SANDBOX_KEY, useAi } from '#tests/ai_peer'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const add = (team: Team, fields: object = {}) =>
  callApi('POST', '/api/ai/integrations', {
    as: team.admin,
    body: { organizationId: team.organizationId, provider: 'openai', apiKey: SANDBOX_KEY, ...fields },
  })

async function integrationsOf({ organizationId, member }: Team) {
  const { body } = await callApi('GET', `/api/ai/integrations/${organizationId}`, { as: member })
  return (body as unknown as AiIntegrationList).integrations
}

test.group('A key that is added', (group) => {
  rollBack(group)
  const ai = useAi(group)

  for (const [failure, code] of [
    ['unauthorized', 'AI_KEY_REFUSED'],
    ['quota', 'AI_QUOTA_EXHAUSTED'],
    ['modelNotFound', 'AI_MODEL_NOT_FOUND'],
    ['serverError', 'AI_UNAVAILABLE'],
    ['html', 'AI_UNREADABLE'],
  ] as [string, AiFailure][])
    test(`is not stored when its test ends with ${code}`, async ({ assert }) => {
      const team = await makeTeam()
      await ai().control({ failure })
      const { body } = await add(team)
      assert.equal(body!.code, code)
      assert.notInclude(JSON.stringify(body), SANDBOX_KEY)
      assert.isEmpty(await integrationsOf(team))
    })

  test('is not stored when its provider hangs, which is said before a client gives up', async ({
    assert,
  }) => {
    const team = await makeTeam()
    await ai().control({ failure: 'hang' })
    const start = performance.now()
    assert.equal((await add(team)).body!.code, 'AI_TIMEOUT')
    assert.isBelow(performance.now() - start, API_TIMEOUT_MS)
    assert.isEmpty(await integrationsOf(team))
  })
    .tags(['@slow'], 'append')
    .timeout(40_000)

  test('is not sent to a provider that has one already', async ({ assert }) => {
    const team = await makeTeam()
    await makeIntegration(team)
    assert.equal((await add(team)).body!.code, 'AI_PROVIDER_EXISTS')
    assert.isEmpty(await ai().calls())
  })

  test('is not sent anywhere by somebody who may not add it', async ({ assert }) => {
    const team = await makeTeam()
    const body = { organizationId: team.organizationId, provider: 'openai', apiKey: SANDBOX_KEY }
    assert.equal((await callApi('POST', '/api/ai/integrations', { as: team.member, body })).status, 403)
    assert.isEmpty(await ai().calls())
  })

  for (const provider of AI_PROVIDERS)
    test(`is stored once ${provider} has answered a small request`, async ({ assert }) => {
      const team = await makeTeam()
      assert.equal((await add(team, { provider })).status, 201)
      const [stored] = await integrationsOf(team)
      assert.isNotNull(stored!.checkedAt)
      assert.isNull(stored!.lastFailure)
      const calls = await ai().calls()
      assert.lengthOf(calls, 1)
      assert.equal(calls[0]!.key, SANDBOX_KEY.slice(-4))
    })

  test('is stored untested when the person says so, and nothing is sent', async ({ assert }) => {
    const team = await makeTeam()
    await ai().control({ failure: 'serverError' })
    assert.equal((await add(team, { isUntested: true })).status, 201)
    const [stored] = await integrationsOf(team)
    assert.isNull(stored!.checkedAt)
    assert.isEmpty(await ai().calls())
  })
})
