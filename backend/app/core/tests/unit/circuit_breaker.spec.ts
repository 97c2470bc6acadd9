import { test } from '@japa/runner'
import { assert as property, asyncProperty, array, constantFrom } from 'fast-check'
import { CircuitBreaker, ServiceSilent } from '#core/network/services/circuit_breaker'
import { CircuitBreakers } from '#core/network/services/circuit_breakers'

const REFUSED = new Error('No.')
const isAnswer = (error: unknown) => error === REFUSED

const silence = () => new Promise<never>(() => undefined)
const refusal = () => Promise.reject(REFUSED)
const fine = async () => 'fine'
const cutOff = () => Promise.reject(new Error('cut off'))

/** How calls end: with a value, or the name of an error. */
const outcomes = (calls: Promise<unknown>[]) =>
  Promise.all(calls.map((call) => call.catch((error: Error) => (isAnswer(error) ? 'refused' : error.name))))

test.group('A circuit breaker', () => {
  test('makes one call at a time while the service is silent, and fails the others at once', async ({
    assert,
  }) => {
    const breaker = new CircuitBreaker('test', { deadline: 20 })
    let made = 0
    const run = (count: number) =>
      outcomes(Array.from({ length: count }, () => breaker.run(() => ((made += 1), silence()))))
    assert.deepEqual(await run(3), ['TimeoutError', 'TimeoutError', 'TimeoutError'])
    assert.deepEqual(await run(3), ['TimeoutError', 'ServiceSilent', 'ServiceSilent'])
    assert.deepEqual(await run(1), ['TimeoutError'])
    assert.equal(made, 5)
  })

  test('makes no call at all in its pause', async ({ assert }) => {
    const breaker = new CircuitBreaker('test', { deadline: 20, pause: 60_000 })
    assert.deepEqual(await outcomes([breaker.run(silence)]), ['TimeoutError'])
    assert.deepEqual(await outcomes([breaker.run(fine)]), ['ServiceSilent'])
  })

  test('lets all through again after an answer', async ({ assert }) => {
    const breaker = new CircuitBreaker('test', { deadline: 20 })
    await assert.rejects(() => breaker.run(cutOff), 'cut off')
    assert.isTrue(breaker.isSilent)
    assert.equal(await breaker.run(fine), 'fine')
    assert.deepEqual(await outcomes([1, 2, 3].map(() => breaker.run(fine))), ['fine', 'fine', 'fine'])
  })

  test('takes a refusal for an answer', async ({ assert }) => {
    const breaker = new CircuitBreaker('test', { deadline: 20, isAnswer })
    await assert.rejects(() => breaker.run(cutOff))
    assert.deepEqual(await outcomes([breaker.run(refusal)]), ['refused'])
    assert.deepEqual(await outcomes([1, 2].map(() => breaker.run(refusal))), ['refused', 'refused'])
  })

  test('aborts a call that it gives up, and lets a call have a limit of its own', async ({ assert }) => {
    const breaker = new CircuitBreaker('test', { deadline: 60_000 })
    let given: AbortSignal | undefined
    const call = breaker.run((signal) => {
      given = signal
      return silence()
    }, 10)
    await assert.rejects(() => call, 'No answer within 10 ms')
    assert.isTrue(given!.aborted)
  })

  test('never makes two calls at a time of a silent service, in whatever order they end', async ({
    assert,
  }) => {
    const ends = { fine, refusal, cutOff } as const
    const rounds = array(
      array(constantFrom(...(Object.keys(ends) as (keyof typeof ends)[])), { minLength: 1 }),
    )
    await property(
      asyncProperty(rounds, async (given) => {
        const breaker = new CircuitBreaker('test', { deadline: 60_000, isAnswer })
        for (const round of given) {
          const wasSilent = breaker.isSilent
          let running = 0
          const found = await outcomes(
            round.map((end) =>
              breaker.run(async () => {
                running += 1
                if (wasSilent) assert.equal(running, 1)
                return ends[end]()
              }),
            ),
          )
          const skipped = found.filter((outcome) => outcome === ServiceSilent.name)
          assert.lengthOf(skipped, wasSilent ? round.length - 1 : 0)
          if (wasSilent) assert.equal(breaker.isSilent, round[0] === 'cutOff')
        }
      }),
      { numRuns: 100 },
    )
  })

  test('keeps services with different keys apart, and only those that are silent', async ({ assert }) => {
    const breakers = new CircuitBreakers('test', { deadline: 20, pause: 60_000 })
    assert.deepEqual(await outcomes([breakers.run('one', cutOff)]), ['Error'])
    assert.deepEqual(await outcomes([breakers.run('one', fine), breakers.run('other', fine)]), [
      'ServiceSilent',
      'fine',
    ])
    assert.equal(breakers.size, 1)
  })
})
