import { test } from '@japa/runner'
import { AI_PROVIDERS, type AiFailure } from '#contract/ai/rules/ai'
import { API_TIMEOUT_MS } from '#contract/core/rules/limits'
import type { AiIntegrationList } from '#contract/ai/data/ai'
import { makeIntegration } from '#ai/tests/support/make_integration'
import { SANDBOX_KEY, useAi } from '#tests/ai_peer'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const pathOf = (team: Team, rest: string) => `/api/ai/integrations/${team.organizationId}/${rest}`
const check = (team: Team, provider = 'openai') =>
  callApi('POST', pathOf(team, `${provider}/test`), { as: team.admin })
const models = (team: Team, provider = 'openai') =>
  callApi('GET', pathOf(team, `${provider}/models`), { as: team.admin })

async function integrationOf({ organizationId, member }: Team) {
  const { body } = await callApi('GET', `/api/ai/integrations/${organizationId}`, { as: member })
  return (body as unknown as AiIntegrationList).integrations[0]!
}

test.group('Testing a provider', (group) => {
  rollBack(group)
  const ai = useAi(group)

  for (const [order, code, status] of [
    [{ failure: 'unauthorized' }, 'AI_KEY_REFUSED', 502],
    [{ failure: 'quota' }, 'AI_QUOTA_EXHAUSTED', 502],
    [{ failure: 'modelNotFound' }, 'AI_MODEL_NOT_FOUND', 502],
    [{ failure: 'serverError' }, 'AI_UNAVAILABLE', 503],
    [{ failure: 'redirect' }, 'AI_UNAVAILABLE', 503],
    [{ failure: 'html' }, 'AI_UNREADABLE', 502],
  ] as [object, AiFailure, number][])
    test(`answers ${code} when it fails: ${JSON.stringify(order)}`, async ({ assert }) => {
      const team = await makeTeam()
      await makeIntegration(team)
      await ai().control(order)
      const answer = await check(team)
      assert.equal(answer.status, status)
      assert.equal(answer.body!.code, code)
      assert.notInclude(JSON.stringify(answer.body), SANDBOX_KEY)
      const { lastFailure, checkedAt } = await integrationOf(team)
      assert.equal(lastFailure, code)
      assert.isNotNull(checkedAt)
    })

  for (const failure of ['hang', 'stall']) {
    test(`answers before a client gives up: ${failure}`, async ({ assert }) => {
      const team = await makeTeam()
      await makeIntegration(team)
      await ai().control({ failure })
      const start = performance.now()
      const answers = [check(team), ...(failure === 'hang' ? [models(team)] : [])]
      for (const { status } of await Promise.all(answers)) assert.include([200, 504], status)
      assert.isBelow(performance.now() - start, API_TIMEOUT_MS)
    })
      .tags(['@slow'], 'append')
      .timeout(40_000)
  }

  test('says when it can be tried again', async ({ assert }) => {
    const team = await makeTeam()
    await makeIntegration(team)
    await ai().control({ failure: 'rateLimited', retryAfter: 7 })
    const { headers, body } = await check(team)
    assert.deepInclude(body, { code: 'AI_RATE_LIMITED', details: { retryAfter: 7 } })
    assert.equal(headers.get('retry-after'), '7')
  })

  test('asks nothing at an address that is not public', async ({ assert }) => {
    const team = await makeTeam()
    await makeIntegration(team, { baseUrl: 'https://169.254.169.254/v1' })
    assert.equal((await check(team)).body!.code, 'AI_ADDRESS_REFUSED')
    assert.equal((await models(team)).body!.code, 'AI_ADDRESS_REFUSED')
    assert.isEmpty(await ai().calls())
  })

  test('is limited to thirty an hour', async ({ assert }) => {
    const team = await makeTeam()
    const path = pathOf(team, 'openai/test')
    const statuses = await Promise.all(
      Array.from({ length: 31 }, async () => (await callApi('POST', path, { as: team.admin })).status),
    )
    assert.lengthOf(
      statuses.filter((status) => status === 429),
      1,
    )
  })

  for (const provider of AI_PROVIDERS)
    test(`proves the key and the model of ${provider}, and forgets what failed before`, async ({
      assert,
    }) => {
      const team = await makeTeam()
      await makeIntegration(team, { provider })
      await ai().control({ failure: 'unauthorized' })
      await check(team, provider)
      assert.equal((await integrationOf(team)).lastFailure, 'AI_KEY_REFUSED')
      const answer = await check(team, provider)
      assert.deepInclude(answer.body, { success: true })
      assert.isNull((await integrationOf(team)).lastFailure)
      const [, call] = await ai().calls()
      assert.equal(answer.body!.model, call!.model)
      assert.equal(call!.key, SANDBOX_KEY.slice(-4))
    })

  test('works when the model refuses to answer, which it does for texts', async ({ assert }) => {
    const team = await makeTeam()
    await makeIntegration(team)
    await ai().control({ failure: 'refusal' })
    assert.equal((await check(team)).status, 200)
  })
})

test.group('The models of a provider', (group) => {
  rollBack(group)
  const ai = useAi(group)

  test('are refused when there is no key for it', async ({ assert }) => {
    assert.equal((await models(await makeTeam())).body!.code, 'AI_PROVIDER_NOT_FOUND')
  })

  for (const provider of AI_PROVIDERS) {
    test(`are refused when ${provider} refuses the key`, async ({ assert }) => {
      const team = await makeTeam()
      await makeIntegration(team, { provider })
      await ai().control({ failure: 'unauthorized' })
      assert.equal((await models(team, provider)).body!.code, 'AI_KEY_REFUSED')
    })

    test(`are listed by ${provider}`, async ({ assert }) => {
      const team = await makeTeam()
      await makeIntegration(team, { provider })
      const { models: names } = (await models(team, provider)).body as { models: string[] }
      assert.isNotEmpty(names)
      assert.deepEqual(names, names.toSorted())
    })
  }

  for (const failure of ['modelNotFound', 'badRequest'])
    test(`are null where there is no list: ${failure}`, async ({ assert }) => {
      const team = await makeTeam()
      await makeIntegration(team, { provider: 'meta' })
      await ai().control({ failure, on: 'models' })
      assert.deepEqual((await models(team, 'meta')).body, { models: null })
    })
})
