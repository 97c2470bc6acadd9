import { test } from '@japa/runner'
import fc from 'fast-check'
import { AI_FAILURES } from '#contract/ai/rules/ai'
import { failureOfAnswer } from '#ai/rules/failure_of_answer'

const NOW = Date.parse('2026-11-22T22:00:00.000Z')

const of = (status: number, body: unknown = null, retryAfter: string | null = null) =>
  failureOfAnswer({ status, body, retryAfter }, NOW)

const tooMany = (quotaId: string, retryDelay?: string) => ({
  error: {
    code: 429,
    status: 'RESOURCE_EXHAUSTED',
    message: 'You exceeded your current quota, please check your plan and billing details.',
    details: [
      { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaId }] },
      ...(retryDelay === undefined
        ? []
        : [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }]),
    ],
  },
})

test.group('An error answer of a provider', () => {
  test('of any shape is one of the failures, whose message quotes nothing of it', ({ assert }) => {
    const status = fc.integer({ min: 400, max: 599 })
    const secret = fc.string({ minLength: 12 }).map((text) => `sk-${text}`)
    fc.assert(
      fc.property(status, secret, fc.jsonValue(), fc.string(), (code, key, json, header) => {
        const body = { error: { message: key, code: key, type: key, param: key, details: json } }
        const failure = of(code, body, header)
        assert.include(AI_FAILURES, failure.code)
        assert.notInclude(failure.message, key)
        assert.include(AI_FAILURES, of(code, json, header).code)
      }),
    )
  })

  test('names its status and codes, for the log', ({ assert }) => {
    const error = { message: 'No', type: 'invalid_request_error', param: 'max_tokens', code: null }
    assert.equal(of(400, { error }).message, 'status 400 invalid_request_error max_tokens')
  })

  test('says when it can be asked again: {0}')
    .with([
      ['7', 7],
      ['0.2', 1],
      ['0', 1],
      ['99999', 3_600],
      ['Sun, 22 Nov 2026 22:00:30 GMT', 30],
      ['Sun, 22 Nov 2026 21:00:00 GMT', 1],
      ['soon', undefined],
      ['', undefined],
      ['-5', undefined],
    ] as [string, number | undefined][])
    .run(({ assert }, [header, seconds]) => {
      assert.equal(of(429, null, header).retryAfter, seconds)
    })

  test('tells a limit by the minute of Google from one by the day', ({ assert }) => {
    const minute = of(429, tooMany('GenerateRequestsPerMinutePerProjectPerModel', '34.07s'))
    assert.deepEqual([minute.code, minute.retryAfter], ['AI_RATE_LIMITED', 35])
    const day = of(429, tooMany('GenerateRequestsPerDayPerProjectPerModel-FreeTier', '34.07s'))
    assert.deepEqual([day.code, day.retryAfter], ['AI_QUOTA_EXHAUSTED', undefined])
    assert.equal(of(429, tooMany('Unknown')).code, 'AI_QUOTA_EXHAUSTED')
  })
})
