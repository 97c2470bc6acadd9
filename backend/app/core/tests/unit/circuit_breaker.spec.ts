import { test } from '@japa/runner'
import { CircuitBreaker } from '#core/files/circuit_breaker'

const silence = () => new Promise<never>(() => undefined)
const refusal = () => Promise.reject(Object.assign(new Error('No.'), { $metadata: { httpStatusCode: 403 } }))

/** How long requests take to fail, in milliseconds. */
async function timesOf(requests: Promise<unknown>[]): Promise<number[]> {
  const began = performance.now()
  return Promise.all(
    requests.map((request) =>
      request.then(
        () => Number.NaN,
        () => performance.now() - began,
      ),
    ),
  )
}

test.group('A circuit breaker', () => {
  test('waits for a silent service with one request at a time', async ({ assert }) => {
    const breaker = new CircuitBreaker(200)
    const run = (count: number) => timesOf(Array.from({ length: count }, () => breaker.run(silence)))
    for (const time of await run(5)) assert.isAtLeast(time, 190)
    const [first, ...others] = await run(5)
    assert.isAtLeast(first!, 190)
    for (const time of others) assert.isBelow(time, 50)
    const [next] = await run(1)
    assert.isAtLeast(next!, 190)
  })

  test('lets all through again after an answer', async ({ assert }) => {
    const breaker = new CircuitBreaker(50)
    await assert.rejects(() => breaker.run(silence))
    assert.equal(await breaker.run(async () => 'back'), 'back')
    const answers = await Promise.all([1, 2, 3].map((value) => breaker.run(async () => value)))
    assert.deepEqual(answers, [1, 2, 3])
  })

  test('takes a refusal for an answer', async ({ assert }) => {
    const breaker = new CircuitBreaker(50)
    await assert.rejects(() => breaker.run(silence))
    await assert.rejects(() => breaker.run(refusal), 'No.')
    for (const result of await Promise.allSettled([1, 2].map(() => breaker.run(refusal))))
      assert.equal(result.status === 'rejected' && result.reason.message, 'No.')
  })
})
