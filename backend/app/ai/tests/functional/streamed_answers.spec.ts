import { test } from '@japa/runner'
import { AI_PROVIDERS, type AiFailure, type AiProvider } from '#contract/ai/rules/ai'
import { newId } from '#core/runtime/ids'
import type { ProviderCall } from '#ai/gateways/provider_call'
import { streamAnswer } from '#ai/gateways/stream_answer'
import { ProviderFailure } from '#ai/rules/provider_failure'
import { sealKey } from '#ai/rules/sealed_key'
import { SANDBOX_KEY, useAi } from '#tests/ai_peer'

/** Soon enough for a test, and late enough for a slow machine. */
const TIMEOUTS = { firstByte: 2_000, idle: 1_000, total: 20_000 }
const AT_PEER = { openai: 'openai', gemini: 'gemini', meta: 'llama' } as const

const DOCUMENT = {
  task: 'comments',
  language: 'en',
  length: 'short',
  maxCharacters: 200,
  organization: { tone: '', avoid: '', examples: '' },
  post: { host: 'linkedin.com', title: 'Our new office', text: 'We moved to the harbour.', preview: null },
  wanted: [1, 2, 3].map((n) => ({
    n,
    mood: 'funny',
    meaning: 'Goes for the laugh',
    angle: 'asks a question',
  })),
  differFrom: [],
}

function callTo(provider: AiProvider, { key = SANDBOX_KEY, model = null as string | null } = {}) {
  const organization_id = newId()
  const api_key = sealKey(organization_id, provider, key)
  return {
    integration: { organization_id, provider, api_key, model, base_url: null },
    messages: { system: 'Answer with one JSON object.', user: JSON.stringify(DOCUMENT) },
    maxTokens: 2_000,
    signal: AbortSignal.timeout(20_000),
    timeouts: TIMEOUTS,
  } satisfies ProviderCall
}

async function read(call: ProviderCall) {
  const answer = streamAnswer(call)
  let text = ''
  let failure: ProviderFailure | undefined
  try {
    for await (const chunk of answer.chunks) text += chunk
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    failure = error
  }
  return { text, failure, code: failure?.code, usage: answer.usage(), isTruncated: answer.isTruncated() }
}

type Row = [what: string, order: object, code: AiFailure]

const AT_ONCE: Row[] = [
  ['refuses the key', { failure: 'unauthorized' }, 'AI_KEY_REFUSED'],
  ['refuses what the key may do', { failure: 'forbidden' }, 'AI_KEY_REFUSED'],
  ['takes no more requests for now', { failure: 'rateLimited' }, 'AI_RATE_LIMITED'],
  ['has no credit left', { failure: 'quota' }, 'AI_QUOTA_EXHAUSTED'],
  ['does not know the model', { failure: 'modelNotFound' }, 'AI_MODEL_NOT_FOUND'],
  ['does not accept the request', { failure: 'badRequest', message: 'No' }, 'AI_REQUEST_REFUSED'],
  ['fails', { failure: 'serverError' }, 'AI_UNAVAILABLE'],
  ['is overloaded', { failure: 'serverError', status: 503 }, 'AI_UNAVAILABLE'],
  ['redirects', { failure: 'redirect', location: 'https://elsewhere.example/' }, 'AI_UNAVAILABLE'],
  ['answers with a page', { failure: 'html' }, 'AI_UNREADABLE'],
  ['does not answer', { failure: 'hang' }, 'AI_TIMEOUT'],
  ['refuses to answer', { failure: 'refusal' }, 'AI_REFUSED'],
  ['filters the answer', { failure: 'refusal', how: 'filter' }, 'AI_REFUSED'],
  ['answers nothing', { failure: 'empty' }, 'AI_EMPTY'],
]

const LATER: Row[] = [
  ['stalls', { failure: 'stall', afterTexts: 1 }, 'AI_TIMEOUT'],
  ['breaks off', { failure: 'cut', afterTexts: 1 }, 'AI_UNAVAILABLE'],
  ['fails', { failure: 'serverError', afterTexts: 1 }, 'AI_UNAVAILABLE'],
  ['refuses to go on', { failure: 'refusal', afterTexts: 1 }, 'AI_REFUSED'],
  ['runs out of credit', { failure: 'quota', afterTexts: 1 }, 'AI_QUOTA_EXHAUSTED'],
]

test.group('A provider that fails', (group) => {
  const ai = useAi(group)

  for (const provider of AI_PROVIDERS) {
    for (const [what, order, code] of AT_ONCE)
      test(`${provider} ${what}: ${code}`, async ({ assert }) => {
        await ai().control({ provider: AT_PEER[provider], ...order })
        const result = await read(callTo(provider))
        assert.equal(result.code, code)
        assert.equal(result.text, '')
        assert.notInclude(JSON.stringify([result.failure!.message, result.failure!.cause]), SANDBOX_KEY)
        assert.lengthOf(await ai().calls(), 1)
      })

    for (const [what, order, code] of LATER)
      test(`${provider} ${what} after a text, which is kept: ${code}`, async ({ assert }) => {
        await ai().control({ provider: AT_PEER[provider], ...order })
        const { text, code: found, usage } = await read(callTo(provider))
        assert.equal(found, code)
        assert.include(text, '"n":1')
        assert.isAbove(usage.outputTokens, 0)
      })

    test(`${provider} says when it can be asked again`, async ({ assert }) => {
      await ai().control({ failure: 'rateLimited', retryAfter: 7 })
      assert.equal((await read(callTo(provider))).failure!.retryAfter, 7)
    })

    test(`${provider} refuses a key that it does not know`, async ({ assert }) => {
      const { code, usage } = await read(callTo(provider, { key: 'sk-unknown-0123456789' }))
      assert.equal(code, 'AI_KEY_REFUSED')
      assert.deepEqual(usage, { inputTokens: 0, outputTokens: 0, isEstimated: false })
    })

    test(`${provider} does not know a model that is not there`, async ({ assert }) => {
      assert.equal((await read(callTo(provider, { model: 'no-such-model' }))).code, 'AI_MODEL_NOT_FOUND')
    })

    test(`${provider} ends before the end of its answer`, async ({ assert }) => {
      await ai().control({ failure: 'truncated', afterTexts: 1 })
      const { code, isTruncated, text } = await read(callTo(provider))
      assert.isUndefined(code)
      assert.isTrue(isTruncated)
      assert.include(text, '"n":1')
    })

    test(`${provider} is no longer asked once a person has cancelled`, async ({ assert }) => {
      await ai().control({ failure: 'stall', afterTexts: 1 })
      const cancelled = new AbortController()
      await assert.rejects(async () => {
        const call = { ...callTo(provider), signal: cancelled.signal, timeouts: undefined }
        for await (const chunk of streamAnswer(call).chunks) {
          assert.isNotEmpty(chunk)
          cancelled.abort(new Error('cancelled'))
        }
      }, 'cancelled')
      // Until the provider has noticed.
      while (!(await ai().calls())[0]!.isDisconnected);
    })

    test(`${provider} answers in JSON, and its tokens are counted`, async ({ assert }) => {
      const { text, code, usage, isTruncated } = await read(callTo(provider))
      assert.isUndefined(code)
      const { comments } = JSON.parse(text) as { comments: { n: number; text: string }[] }
      assert.deepEqual(
        comments.map(({ n }) => n),
        [1, 2, 3],
      )
      assert.isFalse(usage.isEstimated)
      assert.isAbove(usage.inputTokens, 0)
      assert.isAbove(usage.outputTokens, 0)
      assert.isFalse(isTruncated)
    })

    test(`${provider} does not say how many tokens it used, so they are estimated`, async ({ assert }) => {
      await ai().control({ failure: 'noUsage' })
      const { usage } = await read(callTo(provider))
      assert.isTrue(usage.isEstimated)
      assert.isAbove(usage.outputTokens, 0)
    })
  }
})

test.group('A server that knows no JSON format', (group) => {
  const ai = useAi(group, { STRICT_LLAMA: 'true' })

  test('is asked again without it', async ({ assert }) => {
    const { text, code } = await read(callTo('meta'))
    assert.isUndefined(code)
    assert.include(text, '"comments"')
    assert.lengthOf(await ai().calls(), 2)
  })

  test('is not asked again for another reason', async ({ assert }) => {
    await ai().control({ failure: 'badRequest', message: 'The prompt is too long', count: 2 })
    assert.equal((await read(callTo('meta'))).code, 'AI_REQUEST_REFUSED')
    assert.lengthOf(await ai().calls(), 1)
  })
})
