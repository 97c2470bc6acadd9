import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import type { AiRun, GeneratedComment } from '#contract/ai/data/ai'
import { listMoods } from '#posts/posts/queries/moods'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import { idOf, makeAiScene } from '#ai/tests/support/ai_scene'
import { selectMoods } from '#ai/tests/support/make_run'
import { makeIntegration } from '#ai/tests/support/make_integration'
import { useAi } from '#tests/ai_peer'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { makePost } from '#tests/factories/post_factory'
import { makeSuggestion } from '#tests/factories/suggestion_factory'
import type { Team } from '#tests/factories/team_factory'
import { jobs, runJobs } from '#tests/jobs'

const countRuns = async () => (await db.from('ai_runs').select('id')).length

const setSettings = ({ organizationId }: Team, monthly_tokens: number | null) =>
  db.table('ai_settings').insert({
    organization_id: organizationId,
    tone: 'dry',
    avoid: '',
    examples: '',
    monthly_tokens,
    updated_at: '2026-01-01 00:00:00.000',
  })

test.group('Generating is refused', (group) => {
  rollBack(group)
  useAi(group)

  test('with too many texts, none, a mood twice, or of a mood that is unknown or switched off', async ({
    assert,
  }) => {
    const { team, generate } = await makeAiScene()
    const moods = await listMoods()
    const each = (quantity: number) => moods.slice(0, 5).map(({ id: moodId }) => ({ moodId, quantity }))
    const [first] = each(1)
    await db
      .table('ai_disabled_moods')
      .insert({ organization_id: team.organizationId, mood_id: moods[9]!.id })
    for (const wrong of [
      [],
      each(0),
      each(6),
      each(5),
      [{ ...first!, quantity: 1.5 }],
      [first!, first!],
      [{ moodId: team.owner.id, quantity: 1 }],
      [{ moodId: moods[9]!.id, quantity: 1 }],
    ])
      assert.equal((await generate(wrong)).status, 422, JSON.stringify(wrong))
    assert.equal(await countRuns(), 0)
  })

  test('with another post, provider, language or length in the body', async ({ assert }) => {
    const { team, generate } = await makeAiScene()
    const other = await makePost(team, { url: 'https://www.linkedin.com/posts/another' })
    const moods = await selectMoods(1)
    for (const body of [
      { postId: other.id },
      { provider: 'skynet' },
      { language: 'de' },
      { length: 'endless' },
    ])
      assert.equal((await generate(moods, { body })).status, 422, JSON.stringify(body))
  })

  test('without an active provider', async ({ assert }) => {
    const { generate, state } = await makeAiScene()
    await db.from('ai_integrations').update({ is_active: false })
    assert.equal((await generate(await selectMoods(1))).body!.code, 'AI_NOT_CONFIGURED')
    assert.isFalse((await state()).isConfigured)
  })

  test('without a key for the provider that is asked for', async ({ assert }) => {
    const { generate } = await makeAiScene()
    const { body } = await generate(await selectMoods(1), { body: { provider: 'gemini' } })
    assert.equal(body!.code, 'AI_NOT_CONFIGURED')
  })

  test('after as many runs within an hour as the server allows, until the oldest is an hour old', async ({
    assert,
  }) => {
    const { generate } = await makeAiScene()
    const limits = env.limits as { ai: number }
    const before = limits.ai
    limits.ai = 2
    try {
      const moods = await selectMoods(1)
      await generate(moods)
      await generate(moods)
      const { status, body, headers } = await generate(moods)
      assert.deepEqual([status, body!.code], [429, 'TOO_MANY_REQUESTS'])
      assert.isAbove(Number(headers.get('retry-after')), 3_500)
      assert.equal(await countRuns(), 2)
    } finally {
      limits.ai = before
    }
  })

  test('when the tokens of the month are used up, by what was counted or what is on its way', async ({
    assert,
  }) => {
    const { team, generate, state } = await makeAiScene()
    await setSettings(team, 5_000)
    assert.isFalse((await state()).limitReached)
    const moods = await selectMoods(5)
    assert.equal((await generate(moods)).status, 202)
    assert.equal((await generate(moods)).body!.code, 'AI_LIMIT_REACHED')
    await db.from('ai_runs').update({ reserved_tokens: null })
    assert.equal((await generate(moods)).status, 202)
    await db.from('ai_runs').update({ reserved_tokens: null })
    await db.from('ai_usage').update({ input_tokens: 4_000, output_tokens: 1_000 })
    assert.equal((await generate(moods)).body!.code, 'AI_LIMIT_REACHED')
    assert.isTrue((await state()).limitReached)
    await db.from('ai_usage').update({ month: '2026-01' })
    assert.equal((await generate(moods)).status, 202)
  })

  test('for a repeated request with another body', async ({ assert }) => {
    const { generate } = await makeAiScene()
    const headers = { 'idempotency-key': 'the-same-key' }
    const [one, two] = [await selectMoods(1), await selectMoods(2)]
    await generate(one, { headers })
    assert.equal((await generate(two, { headers })).body!.code, 'IDEMPOTENCY_KEY_REUSED')
  })
})

test.group('A run', (group) => {
  rollBack(group)
  const ai = useAi(group)

  test('asks once for all texts, which wait for review', async ({ assert }) => {
    const { team, post, generate, run, state } = await makeAiScene()
    const answer = await generate(await selectMoods(6), { body: { postId: post.id, language: 'en' } })
    assert.equal(answer.status, 202)
    assert.deepInclude(answer.body!.run, { state: 'queued', wanted: 6, arrived: 0, texts: [] })
    await runJobs()
    const done = await run(idOf(answer))
    assert.deepInclude(done, { state: 'done', arrived: 6, failure: null, problems: [], missing: [] })
    assert.lengthOf(done.texts, 6)
    assert.equal(done.startedBy!.id, team.member.id)
    for (const { content, reasoning, moodName } of done.texts)
      assert.isNotEmpty(content + reasoning! + moodName)
    const [call, ...further] = await ai().calls()
    assert.isEmpty(further)
    assert.lengthOf(new Set(call!.document!.wanted.map(({ angle }) => angle)), 6)
    assert.deepEqual((await state()).runs, [done])
    assert.isEmpty(await db.from('comments').where('post_id', post.id))
  })

  test('has one text of a mood whose quantity is absent, which counts like any other', async ({ assert }) => {
    const { generate } = await makeAiScene()
    const moods = (await listMoods()).map(({ id: moodId }) => ({ moodId }))
    const answer = await generate([], { body: { moods: [moods[0], { ...moods[1], quantity: 2 }] } })
    assert.deepInclude(answer.body!.run, { wanted: 3 })
    const tooMany = [{ ...moods[0], quantity: 2 }, ...moods.slice(1, 20)]
    assert.equal((await generate([], { body: { moods: tooMany } })).status, 422)
    assert.equal((await generate([], { body: { moods: [{ ...moods[0], quantity: null }] } })).status, 422)
  })

  test('waits for its texts unless the client prefers not to', async ({ assert }) => {
    const { generate } = await makeAiScene()
    const answer = generate(await selectMoods(2), { headers: { prefer: '' } })
    while ((await jobs('pending')).length === 0) await new Promise((resolve) => setImmediate(resolve))
    await runJobs()
    const { status, body } = await answer
    assert.equal(status, 200)
    assert.lengthOf(body!.data as GeneratedComment[], 2)
    assert.deepEqual(Object.keys((body!.data as object[])[0]!), [
      'id',
      'content',
      'moodId',
      'moodName',
      'reasoning',
      'doubts',
    ])
  })

  test('is an error for a client that waits, if it failed without a text', async ({ assert }) => {
    const { generate } = await makeAiScene()
    const headers = { prefer: '', 'idempotency-key': 'the-same-key' }
    for (const [failure, code, status] of [
      ['unauthorized', 'AI_KEY_REFUSED', 502],
      ['quota', 'AI_QUOTA_EXHAUSTED', 502],
    ] as const) {
      await ai().control({ failure })
      const keyed = { headers: { ...headers, 'idempotency-key': `key of ${failure}`.replaceAll(' ', '-') } }
      const moods = await selectMoods(2)
      const answer = generate(moods, keyed)
      while ((await jobs('pending')).length === 0) await new Promise((resolve) => setImmediate(resolve))
      await runJobs()
      const { body, ...first } = await answer
      assert.deepEqual([first.status, body!.code], [status, code])
      assert.equal((await generate(moods, keyed)).status, status)
      assert.deepInclude((await generate(moods)).body!.run, { state: 'queued' })
      await runJobs()
    }
  })

  test('is one for a repeated request', async ({ assert }) => {
    const { generate } = await makeAiScene()
    const headers = { 'idempotency-key': 'the-same-key' }
    const moods = await selectMoods(1)
    assert.equal(idOf(await generate(moods, { headers })), idOf(await generate(moods, { headers })))
    assert.equal(await countRuns(), 1)
  })

  test('uses the first provider, or the one that is asked for', async ({ assert }) => {
    const { team, generate, run } = await makeAiScene()
    await makeIntegration(team, { provider: 'gemini' })
    await makeIntegration(team, { provider: 'meta' })
    const moods = await selectMoods(2)
    for (const provider of [undefined, 'gemini', 'meta']) {
      const id = idOf(await generate(moods, { body: { provider } }))
      await runJobs()
      assert.deepInclude(await run(id), { state: 'done', provider: provider ?? 'openai', arrived: 2 })
    }
    assert.deepEqual(
      (await ai().calls()).map(({ provider }) => provider),
      ['openai', 'gemini', 'llama'],
    )
  })

  test('tells the model what the organization wants and what is there already', async ({ assert }) => {
    const { team, post, generate } = await makeAiScene()
    await setSettings(team, null)
    await makeSuggestion(post, { content: 'The river view alone is worth it' })
    await generate(await selectMoods(1))
    await runJobs()
    await generate(await selectMoods(1))
    await runJobs()
    const [first, second] = await ai().calls()
    assert.deepInclude(first!.document, { organization: { tone: 'dry', avoid: '', examples: '' } })
    assert.deepEqual(first!.document!.differFrom, ['The river view alone is worth it'])
    assert.lengthOf(second!.document!.differFrom, 2)
    assert.notEqual(first!.document!.wanted[0]!.angle, second!.document!.wanted[0]!.angle)
  })

  test('is possible for a post that waits for a decision, and seen by members only', async ({ assert }) => {
    const { team } = await makeAiScene()
    const post = await makePost(team, { pending: true })
    const path = `/api/ai/posts/${post.id}/generate-comments`
    const body = { moods: await selectMoods(1) }
    const headers = { prefer: 'respond-async' }
    const { status, body: answer } = await callApi('POST', path, { as: team.member, body, headers })
    assert.equal(status, 202)
    const { id } = answer!.run as AiRun
    const foreign = await callApi('GET', `/api/ai/runs/${id}`, { as: team.stranger })
    assert.deepEqual([foreign.status, foreign.body!.code], [404, 'AI_RUN_NOT_FOUND'])
  })

  test('counts what it has cost, in the month of the organization', async ({ assert }) => {
    const { team, generate } = await makeAiScene()
    const id = idOf(await generate(await selectMoods(3)))
    await runJobs()
    const [usage] = await db.from('ai_usage').where('organization_id', team.organizationId)
    const row = await db.from('ai_runs').where({ id }).first()
    assert.equal(usage.runs, 1)
    assert.isAbove(row.input_tokens, 100)
    assert.isAbove(row.output_tokens, 20)
    assert.deepEqual(
      [Number(usage.input_tokens), Number(usage.output_tokens)],
      [row.input_tokens, row.output_tokens],
    )
    assert.isNull(row.reserved_tokens)
  })

  test('ends quietly when its member has left, and with its post', async ({ assert }) => {
    const { team, post, generate } = await makeAiScene()
    const id = idOf(await generate(await selectMoods(1)))
    const { organizationId, owner, member } = team
    await new RemoveMember().handle({ organizationId, userId: member.id, actorId: owner.id })
    await generate(await selectMoods(1), { as: owner })
    await runJobs()
    assert.equal((await db.from('ai_runs').where({ id }).first()).state, 'cancelled')
    assert.lengthOf(await ai().calls(), 1)
    await generate(await selectMoods(1), { as: owner })
    await callApi('DELETE', `/api/posts/${post.id}`, { as: owner })
    await runJobs()
    assert.equal(await countRuns(), 0)
    assert.isEmpty(await jobs('failed'))
  })

  test('ends with a code when its provider was switched off meanwhile', async ({ assert }) => {
    const { generate, run } = await makeAiScene()
    const id = idOf(await generate(await selectMoods(1)))
    await db.from('ai_integrations').delete()
    await runJobs()
    assert.deepInclude(await run(id), { state: 'failed', failure: 'AI_NOT_CONFIGURED' })
  })
})

test.group('Five more', (group) => {
  rollBack(group)
  useAi(group)

  test('are of the enabled moods the post has least of', async ({ assert }) => {
    const { team, post, state } = await makeAiScene()
    const [first, second, third] = await listMoods()
    await makeSuggestion(post, { moodId: first!.id })
    await db.table('ai_disabled_moods').insert({ organization_id: team.organizationId, mood_id: second!.id })
    const { more, disabledMoodIds } = await state()
    assert.deepEqual(disabledMoodIds, [second!.id])
    assert.lengthOf(more, 5)
    assert.deepEqual(more[0], { moodId: third!.id, quantity: 1 })
    assert.notInclude(
      more.map(({ moodId }) => moodId),
      first!.id,
    )
  })
})
