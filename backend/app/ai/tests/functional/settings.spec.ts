import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { AiSettingsDetails, EditAiSettingsRequest } from '#contract/ai/data/ai'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { newId } from '#core/runtime/ids'
import { listMoods } from '#posts/posts/queries/moods'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'

const pathOf = ({ organizationId }: Team) => `/api/ai/settings/${organizationId}`

const edit = (team: Team, body: EditAiSettingsRequest | object) =>
  callApi('PATCH', pathOf(team), { as: team.admin, body })

const details = async (team: Team, as = team.member) =>
  (await callApi('GET', pathOf(team), { as })).body as unknown as AiSettingsDetails

async function latestAudit({ organizationId, owner }: Team) {
  const { body } = await callApi('GET', `/api/organizations/${organizationId}/audit`, { as: owner })
  return (body!.entries as Record<string, unknown>[])[0]!
}

test.group('The AI settings', (group) => {
  rollBack(group)

  test('refuse a mood that does not exist', async ({ assert }) => {
    const answer = await edit(await makeTeam(), { disabledMoodIds: [newId()] })
    assert.deepInclude(answer.body, { code: 'MOOD_NOT_FOUND' })
  })

  test('refuse to switch off all moods', async ({ assert }) => {
    const disabledMoodIds = (await listMoods()).map(({ id }) => id)
    assert.equal((await edit(await makeTeam(), { disabledMoodIds })).status, 422)
    assert.equal((await edit(await makeTeam(), { disabledMoodIds: disabledMoodIds.slice(1) })).status, 200)
  })

  for (const wrong of [
    { tone: 'a'.repeat(1_001) },
    { avoid: 'a'.repeat(1_001) },
    { examples: 'a'.repeat(1_001) },
    { monthlyTokens: 999 },
    { monthlyTokens: 1_000_000_001 },
    { monthlyTokens: 1_000.5 },
    { monthlyTokens: '5000' },
    { disabledMoodIds: 'all' },
  ])
    test(`refuse ${JSON.stringify(wrong).slice(0, 40)}`, async ({ assert }) => {
      const team = await makeTeam()
      assert.equal((await edit(team, wrong)).status, 422)
      assert.deepEqual((await details(team)).settings.tone, '')
    })

  test('are empty at first', async ({ assert }) => {
    const { settings, can } = await details(await makeTeam())
    assert.deepEqual(settings, {
      tone: '',
      avoid: '',
      examples: '',
      disabledMoodIds: [],
      monthlyTokens: null,
    })
    assert.deepEqual(can, { manage: false })
  })

  test('keep what a request leaves out', async ({ assert }) => {
    const team = await makeTeam()
    const [mood] = await listMoods()
    await edit(team, { tone: '  Warm  ', monthlyTokens: 5_000, disabledMoodIds: [mood!.id] })
    await edit(team, { avoid: 'synergy' })
    assert.deepEqual((await details(team)).settings, {
      tone: 'Warm',
      avoid: 'synergy',
      examples: '',
      disabledMoodIds: [mood!.id],
      monthlyTokens: 5_000,
    })
    await edit(team, { tone: '', monthlyTokens: null, disabledMoodIds: [] })
    assert.deepEqual((await details(team)).settings, {
      tone: '',
      avoid: 'synergy',
      examples: '',
      disabledMoodIds: [],
      monthlyTokens: null,
    })
  })

  test('stay those of their organization', async ({ assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    await edit(team, { tone: 'Warm' })
    assert.equal((await details(other)).settings.tone, '')
  })

  test('are recorded with what changed, moods by name', async ({ assert }) => {
    const team = await makeTeam()
    const [mood] = await listMoods()
    await edit(team, { tone: 'Warm', disabledMoodIds: [mood!.id] })
    const entry = await latestAudit(team)
    assert.deepInclude(entry, {
      action: 'ai.updated',
      before: { tone: null, moods: null },
      after: { tone: 'Warm', moods: mood!.name },
    })
    await edit(team, { tone: 'Warm' })
    assert.equal((await latestAudit(team)).id, entry.id)
  })
})

test.group('The usage of AI', (group) => {
  rollBack(group)

  test('has the current month, also without any', async ({ assert, cleanup }) => {
    cleanup(useClock(new FakeClock('2026-11-30T23:59:59.000Z')))
    const { usage } = await details(await makeTeam())
    assert.deepEqual(usage, [{ month: '2026-11', runs: 0, inputTokens: 0, outputTokens: 0 }])
  })

  test('has the last twelve months, newest first', async ({ assert }) => {
    const team = await makeTeam()
    for (let year = 2010; year < 2024; year += 1) {
      const columns = { runs: year, input_tokens: 5_000_000_000, output_tokens: 1 }
      await db
        .table('ai_usage')
        .insert({ organization_id: team.organizationId, month: `${year}-01`, ...columns })
    }
    const { usage } = await details(team)
    assert.lengthOf(usage, 12)
    assert.deepEqual(usage[1], {
      month: '2023-01',
      runs: 2023,
      inputTokens: 5_000_000_000,
      outputTokens: 1,
    })
  })
})
