import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { AiFailure, AiProvider } from '#contract/ai/rules/ai'
import { idOf, makeAiScene } from '#ai/tests/support/ai_scene'
import { makeIntegration } from '#ai/tests/support/make_integration'
import { selectMoods } from '#ai/tests/support/make_run'
import { useAi } from '#tests/ai_peer'
import { rollBack } from '#tests/database'
import { jobs, runJobs } from '#tests/jobs'

const PROVIDERS = ['openai', 'gemini', 'meta'] as const satisfies AiProvider[]

/** Failures that end a run without a retry. */
const AT_ONCE: [failure: string, code: AiFailure][] = [
  ['unauthorized', 'AI_KEY_REFUSED'],
  ['forbidden', 'AI_KEY_REFUSED'],
  ['quota', 'AI_QUOTA_EXHAUSTED'],
  ['modelNotFound', 'AI_MODEL_NOT_FOUND'],
  ['badRequest', 'AI_REQUEST_REFUSED'],
  ['html', 'AI_UNREADABLE'],
  ['refusal', 'AI_REFUSED'],
  ['empty', 'AI_EMPTY'],
  ['notJson', 'AI_UNREADABLE'],
]

/** They can also come in the middle of an answer. */
const STREAMED = new Set(['truncated', 'cut', 'rateLimited', 'serverError'])

async function startRun(provider: AiProvider, texts = 4) {
  const scene = await makeAiScene()
  if (provider !== 'openai') await makeIntegration(scene.team, { provider })
  const id = idOf(await scene.generate(await selectMoods(texts), { body: { provider, language: 'en' } }))
  return { ...scene, id, read: () => scene.run(id) }
}

const lastFailure = async () =>
  (await db.from('ai_integrations').orderBy('position', 'desc').first()).last_failure

test.group('A run fails', (group) => {
  rollBack(group)
  const ai = useAi(group)

  for (const provider of PROVIDERS)
    for (const [failure, code] of AT_ONCE)
      test(`with ${code} and is not repeated: ${failure} at ${provider}`, async ({ assert }) => {
        await ai().control({ failure, count: 9 })
        const { read } = await startRun(provider)
        await runJobs({ delayed: true })
        const problems = [{ problem: 'missing', count: 4 }]
        assert.deepInclude(await read(), { state: 'failed', failure: code, texts: [], problems })
        assert.lengthOf(await ai().calls(), 1)
        assert.isEmpty(await jobs('failed'))
      })

  for (const provider of PROVIDERS)
    for (const [failure, code] of [
      ['rateLimited', 'AI_RATE_LIMITED'],
      ['serverError', 'AI_UNAVAILABLE'],
      ['redirect', 'AI_UNAVAILABLE'],
    ] as const)
      test(`with ${code} after it was repeated once: ${failure} at ${provider}`, async ({ assert }) => {
        await ai().control({ failure, count: 9, retryAfter: 7 })
        const { read } = await startRun(provider)
        await runJobs()
        assert.deepInclude(await read(), { state: 'running', failure: null })
        assert.lengthOf(await jobs('delayed'), 1)
        await runJobs({ delayed: true })
        const retryAfter = failure === 'rateLimited' ? 7 : null
        assert.deepInclude(await read(), { state: 'failed', failure: code, retryAfter })
        assert.lengthOf(await ai().calls(), 2)
        assert.equal(await lastFailure(), code)
      })

  test('at once when the provider wants to be left alone for longer than anybody waits', async ({
    assert,
  }) => {
    await ai().control({ failure: 'rateLimited', retryAfter: 120 })
    const { read } = await startRun('openai')
    await runJobs()
    assert.deepInclude(await read(), { state: 'failed', failure: 'AI_RATE_LIMITED', retryAfter: 120 })
  })

  test('with the reasons of each text that could not be used', async ({ assert }) => {
    const texts = ['See evil.com', 'Ask @ceo', 'a'.repeat(2_000), 'A bell \u0007 rings']
    const text = JSON.stringify({ comments: texts.map((each, index) => ({ n: index + 1, text: each })) })
    await ai().control({ failure: 'hostile', count: 9, text })
    const { read } = await startRun('openai')
    await runJobs()
    const run = await read()
    assert.deepInclude(run, { state: 'failed', failure: null, arrived: 0 })
    assert.sameDeepMembers(run.problems, [
      { problem: 'link', count: 1 },
      { problem: 'mention', count: 1 },
      { problem: 'tooLong', count: 1 },
      { problem: 'characters', count: 1 },
    ])
    assert.equal(
      run.missing.reduce((sum, { quantity }) => sum + quantity, 0),
      4,
    )
    assert.lengthOf(await ai().calls(), 2)
  })
})

test.group('What has arrived', (group) => {
  rollBack(group)
  const ai = useAi(group)

  for (const provider of PROVIDERS)
    for (const [failure, code] of [
      ['truncated', 'AI_TRUNCATED'],
      ['cut', 'AI_UNAVAILABLE'],
    ] as const)
      test(`is kept, and the rest asked for once more: ${failure} at ${provider}`, async ({ assert }) => {
        await ai().control({ failure, afterTexts: 1, count: 2 })
        const { read } = await startRun(provider)
        await runJobs({ delayed: true })
        const run = await read()
        assert.deepInclude(run, { state: 'done', failure: code, arrived: 2 })
        assert.deepEqual(run.problems, [{ problem: 'missing', count: 2 }])
        const calls = await ai().calls()
        assert.deepEqual(
          calls.map(({ document }) => document!.wanted.map(({ n }) => n)),
          [
            [1, 2, 3, 4],
            [2, 3, 4],
          ],
        )
      })

  for (const failure of ['truncated', 'cut', 'fenced', 'tooMany', 'noUsage', 'rateLimited', 'serverError'])
    for (const provider of PROVIDERS)
      test(`is all in the end: ${failure} once at ${provider}`, async ({ assert }) => {
        await ai().control({ failure, ...(STREAMED.has(failure) && { afterTexts: 2 }) })
        const { team, read } = await startRun(provider)
        await runJobs()
        await runJobs({ delayed: true })
        assert.deepInclude(await read(), { state: 'done', failure: null, arrived: 4, problems: [] })
        assert.isNull(await lastFailure())
        const usage = await db.from('ai_usage').where('organization_id', team.organizationId).first()
        assert.isAbove(Number(usage.input_tokens), 100)
      })

  test('is asked for once more when it repeats another text', async ({ assert }) => {
    await ai().control({ failure: 'sameText' })
    const { read } = await startRun('openai')
    await runJobs()
    assert.deepInclude(await read(), { state: 'done', arrived: 4 })
    const [, second] = await ai().calls()
    assert.deepEqual(
      second!.document!.wanted.map(({ n }) => n),
      [2, 3, 4],
    )
    assert.lengthOf(second!.document!.differFrom, 1)
  })

  test('is shown as similar when the second answer is no better', async ({ assert }) => {
    const texts = [
      'The view of the river from the third floor is worth the move',
      'The view of the river from the third floor was worth the move',
    ]
    const text = JSON.stringify({ comments: texts.map((each, index) => ({ n: index + 1, text: each })) })
    await ai().control({ failure: 'hostile', count: 2, text })
    const { read } = await startRun('openai', 2)
    await runJobs()
    const { texts: shown } = await read()
    assert.deepEqual(
      shown.map(({ content }) => content),
      texts,
    )
    assert.isNull(shown[0]!.similarTo)
    assert.deepEqual(shown[1]!.similarTo, { id: shown[0]!.id, content: texts[0], isSuggestion: false })
    assert.lengthOf(await ai().calls(), 2)
  })
})
