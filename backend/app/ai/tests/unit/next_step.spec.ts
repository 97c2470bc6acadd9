import { test } from '@japa/runner'
import { nextStep, type EndedCall } from '#ai/rules/next_step'

const CALL: EndedCall = {
  failure: null,
  retryAfter: null,
  isInterrupted: false,
  arrived: 4,
  calls: 1,
  wasRepeated: false,
  texts: 4,
  wanted: 4,
  open: 0,
}
const NONE = { arrived: 0, texts: 0, open: 4 }
const SOME = { arrived: 2, texts: 2, open: 2 }

const after = (call: Partial<EndedCall>) => nextStep({ ...CALL, ...call })

test.group('A run ends', () => {
  test('when nothing is left to ask for', ({ assert }) => {
    assert.deepEqual(after({}), { kind: 'end', state: 'done', failure: null, retryAfter: null })
  })

  test('with the failure only when something is missing', ({ assert }) => {
    assert.deepInclude(after({ failure: 'AI_TRUNCATED' }), { kind: 'end', failure: null })
    assert.deepInclude(after({ failure: 'AI_TRUNCATED', texts: 3 }), {
      state: 'done',
      failure: 'AI_TRUNCATED',
    })
  })

  for (const failure of ['AI_TIMEOUT', 'AI_REFUSED', 'AI_KEY_REFUSED', 'AI_EMPTY', 'AI_UNREADABLE'] as const)
    test(`after ${failure}, with what has arrived`, ({ assert }) => {
      assert.deepInclude(after({ ...NONE, failure }), { kind: 'end', state: 'failed', failure })
      assert.deepInclude(after({ ...SOME, failure }), { kind: 'end', state: 'done', failure })
    })

  test('when the provider is unavailable twice, or for long', ({ assert }) => {
    const failure = 'AI_RATE_LIMITED'
    assert.deepInclude(after({ ...NONE, failure, wasRepeated: true, retryAfter: 5 }), {
      kind: 'end',
      state: 'failed',
      retryAfter: 5,
    })
    assert.deepInclude(after({ ...NONE, failure, retryAfter: 21 }), { kind: 'end', retryAfter: 21 })
  })

  test('after six calls, however often the server was stopped', ({ assert }) => {
    assert.equal(after({ ...SOME, isInterrupted: true, calls: 6 }).kind, 'end')
  })
})

test.group('A run goes on', () => {
  test('at once with what is missing, after an answer that had some', ({ assert }) => {
    for (const failure of [null, 'AI_TRUNCATED', 'AI_UNAVAILABLE'] as const)
      assert.deepEqual(after({ ...SOME, failure }), { kind: 'ask', delay: 0, isRepeated: false })
  })

  test('after the pause that the provider wants', ({ assert }) => {
    const failure = 'AI_RATE_LIMITED'
    for (const call of [NONE, SOME])
      assert.deepEqual(after({ ...call, failure, retryAfter: 20 }), {
        kind: 'ask',
        delay: 20_000,
        isRepeated: true,
      })
    assert.deepInclude(after({ ...NONE, failure: 'AI_UNAVAILABLE' }), { delay: 2_000 })
  })

  test('at once when the server was stopped', ({ assert }) => {
    assert.deepInclude(after({ ...NONE, isInterrupted: true }), { kind: 'ask', delay: 0, isRepeated: false })
  })
})
