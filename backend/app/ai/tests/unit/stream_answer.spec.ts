import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import type { AiProvider } from '#contract/ai/rules/ai'
import { newId } from '#core/runtime/ids'
import type { ProviderCall } from '#ai/gateways/provider_call'
import { streamAnswer } from '#ai/gateways/stream_answer'
import { ProviderFailure } from '#ai/rules/provider_failure'
import { sealKey } from '#ai/rules/sealed_key'
import {
  events,
  geminiEvents,
  openaiEvents,
  status,
  stream,
  useProviderHost,
} from '#ai/tests/support/provider_host'

const KEY = 'sk-test-0123456789-abcdefgh'
const PROVIDERS: AiProvider[] = ['openai', 'meta', 'gemini']
const FAST = { firstByte: 200, idle: 200, total: 600 }
const MEGABYTE = 1_048_576

const organization_id = newId()

function callTo(provider: AiProvider, options: Partial<ProviderCall> = {}): ProviderCall {
  const api_key = sealKey(organization_id, provider, KEY)
  return {
    integration: { organization_id, provider, api_key, model: null, base_url: null },
    messages: { system: 'Answer in JSON.', user: '{"task":"comments"}' },
    maxTokens: 500,
    signal: AbortSignal.timeout(10_000),
    ...options,
  }
}

async function read(call: ProviderCall) {
  const answer = streamAnswer(call)
  let text = ''
  let error: unknown
  try {
    for await (const chunk of answer.chunks) text += chunk
  } catch (thrown) {
    error = thrown
  }
  return { text, error, usage: answer.usage(), isTruncated: answer.isTruncated() }
}

const say = (provider: AiProvider, text: string) =>
  provider === 'gemini' ? geminiEvents(text) : openaiEvents(text)

/** The text, and nothing after it. */
const beginning = (provider: AiProvider) => say(provider, 'Hello').split(/(?<="Hello"[^\n]*\n\n)/, 1)[0]!

test.group('Asking a provider', (group) => {
  const host = useProviderHost(group)

  for (const provider of PROVIDERS) {
    const failure = async (options: Partial<ProviderCall> = {}) => {
      const { error } = await read(callTo(provider, options))
      if (error instanceof ProviderFailure) return error
      throw new Error('was no failure of the provider', { cause: error })
    }

    for (const [code, sent, expected] of [
      [401, { error: { message: `Incorrect API key ${KEY}`, code: 'invalid_api_key' } }, 'AI_KEY_REFUSED'],
      [403, {}, 'AI_KEY_REFUSED'],
      [
        400,
        { error: { message: 'API key not valid.', details: [{ reason: 'API_KEY_INVALID' }] } },
        'AI_KEY_REFUSED',
      ],
      [404, {}, 'AI_MODEL_NOT_FOUND'],
      [
        400,
        { error: { message: 'The model `x` does not exist', code: 'model_not_found' } },
        'AI_MODEL_NOT_FOUND',
      ],
      [402, {}, 'AI_QUOTA_EXHAUSTED'],
      [429, { error: { type: 'insufficient_quota' } }, 'AI_QUOTA_EXHAUSTED'],
      [429, {}, 'AI_RATE_LIMITED'],
      [400, { error: { code: 'content_filter' } }, 'AI_REFUSED'],
      [400, {}, 'AI_REQUEST_REFUSED'],
      [413, {}, 'AI_REQUEST_REFUSED'],
      [500, {}, 'AI_UNAVAILABLE'],
      [503, {}, 'AI_UNAVAILABLE'],
      [307, {}, 'AI_UNAVAILABLE'],
    ] as const)
      test(`${provider}: answers ${expected} for ${code} ${JSON.stringify(sent).slice(0, 60)}`, async ({
        assert,
      }) => {
        host().answer = status(code, sent, { location: 'https://elsewhere.example/' })
        const { code: found, message } = await failure()
        assert.equal(found, expected)
        assert.notInclude(message, KEY)
        assert.lengthOf(host().requests, 1)
      })

    test(`${provider}: tells when it can be asked again`, async ({ assert }) => {
      host().answer = status(429, {}, { 'retry-after': '7' })
      assert.equal((await failure()).retryAfter, 7)
    })

    test(`${provider}: times out before the first byte`, async ({ assert }) => {
      host().answer = () => undefined
      assert.equal((await failure({ timeouts: FAST })).code, 'AI_TIMEOUT')
    })

    test(`${provider}: times out when a stream stalls`, async ({ assert }) => {
      host().answer = (_request, response) => void response.write(beginning(provider))
      assert.equal((await failure({ timeouts: FAST })).code, 'AI_TIMEOUT')
    })

    test(`${provider}: times out when a stream drips for too long`, async ({ assert }) => {
      host().answer = (_request, response) => {
        const drip = setInterval(() => response.write(': \n\n'), 20)
        response.once('close', () => clearInterval(drip))
      }
      assert.equal((await failure({ timeouts: FAST })).code, 'AI_TIMEOUT')
    })

    test(`${provider}: fails when the connection breaks off before a text`, async ({ assert }) => {
      host().answer = (request) => void request.socket.destroy()
      assert.equal((await failure()).code, 'AI_UNAVAILABLE')
    })

    test(`${provider}: gives what arrived before the connection broke off`, async ({ assert }) => {
      host().answer = (request, response) => {
        response.write(beginning(provider))
        request.socket.destroySoon()
      }
      const { text, error } = await read(callTo(provider))
      assert.equal(text, 'Hello')
      assert.equal((error as ProviderFailure).code, 'AI_UNAVAILABLE')
    })

    for (const [what, body] of [
      ['a page', '<h1>Hello</h1>'],
      ['events that are no JSON', events('hello')],
      ['an event that ends too early', 'data: {"choices":[],'],
    ] as const)
      test(`${provider}: cannot read ${what}`, async ({ assert }) => {
        host().answer = stream(body)
        assert.equal((await failure()).code, 'AI_UNREADABLE')
      })

    test(`${provider}: survives events of any shape`, async ({ assert }) => {
      for (const odd of [null, 1, [], {}, { choices: 7 }, { candidates: [null] }, { choices: [null] }]) {
        host().answer = stream(events(odd))
        assert.include(['AI_UNREADABLE', 'AI_EMPTY'], (await failure()).code)
      }
    })

    test(`${provider}: fails when the answer is empty`, async ({ assert }) => {
      host().answer = stream(say(provider, ''))
      assert.equal((await failure()).code, 'AI_EMPTY')
    })

    for (const [what, body, headers] of [
      ['plain', 'a'.repeat(MEGABYTE + 1), {}],
      ['a decompression bomb', gzipSync(Buffer.alloc(64 * MEGABYTE)), { 'content-encoding': 'gzip' }],
      [
        'compressed to more than it is',
        Buffer.concat(Array.from({ length: 60_000 }, () => gzipSync(''))),
        { 'content-encoding': 'gzip' },
      ],
    ] as const)
      test(`${provider}: reads at most a megabyte: ${what}`, async ({ assert }) => {
        host().answer = (_request, response) => void response.writeHead(200, headers).end(body)
        assert.equal((await failure()).code, 'AI_UNREADABLE')
      })

    test(`${provider}: ends the request when it is cancelled`, async ({ assert }) => {
      const cancelled = new AbortController()
      host().answer = (_request, response) => {
        response.write(beginning(provider))
      }
      const answer = streamAnswer(callTo(provider, { signal: cancelled.signal }))
      await assert.rejects(async () => {
        for await (const chunk of answer.chunks) {
          assert.equal(chunk, 'Hello')
          cancelled.abort(new Error('cancelled by a person'))
        }
      }, 'cancelled by a person')
      assert.deepInclude(answer.usage(), { isEstimated: true })
      await host().brokenOff
    })

    test(`${provider}: sends nothing when it is cancelled before`, async ({ assert }) => {
      await assert.rejects(async () => {
        const signal = AbortSignal.abort(new Error('too late'))
        for await (const chunk of streamAnswer(callTo(provider, { signal })).chunks) assert.fail(chunk)
      }, 'too late')
      assert.lengthOf(host().requests, 0)
    })

    test(`${provider}: is refused at an address that is not public`, async ({ assert }) => {
      const { integration } = callTo(provider)
      for (const base_url of ['http://127.0.0.1:9/v1', 'https://10.0.0.1/v1', 'https://localhost/v1'])
        assert.equal(
          (await failure({ integration: { ...integration, base_url } })).code,
          'AI_ADDRESS_REFUSED',
        )
      assert.lengthOf(host().requests, 0)
    })

    test(`${provider}: is refused when one address of its name is private`, async ({ assert }) => {
      const network = {
        resolve: async () => ['93.184.215.14', '10.0.0.8'],
        isPublic: (address: string) => address !== '10.0.0.8',
        ports: { 'http:': 80, 'https:': 443 },
      }
      const integration = { ...callTo(provider).integration, base_url: 'https://models.example/v1' }
      assert.equal((await failure({ integration, network })).code, 'AI_ADDRESS_REFUSED')
    })

    test(`${provider}: streams the text, and counts the tokens`, async ({ assert }) => {
      host().answer = stream(say(provider, 'Hello'))
      const { text, usage, isTruncated, error } = await read(callTo(provider))
      assert.isUndefined(error)
      assert.equal(text, 'Hello')
      assert.deepEqual(usage, { inputTokens: 11, outputTokens: 7, isEstimated: false })
      assert.isFalse(isTruncated)
    })

    test(`${provider}: reads compressed answers`, async ({ assert }) => {
      host().answer = (_request, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(say(provider, 'Hello')))
      assert.equal((await read(callTo(provider))).text, 'Hello')
    })
  }
})
