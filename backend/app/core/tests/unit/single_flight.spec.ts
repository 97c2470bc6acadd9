import { test } from '@japa/runner'
import { SingleFlight } from '#core/cache/single_flight'

const fail = () => Promise.reject<number>(new Error('down'))

test.group('Single flight', () => {
  test('shares one call among concurrent callers only', async ({ assert }) => {
    const flights = new SingleFlight<number>()
    let begun = 0
    const work = async () => (begun += 1)
    assert.deepEqual(await Promise.all([flights.join('a', work), flights.join('a', work)]), [1, 1])
    assert.equal(await flights.join('a', work), 2)
  })

  test('keeps calls with different keys apart', async ({ assert }) => {
    const flights = new SingleFlight<string>()
    const both = [flights.join('a', async () => 'one'), flights.join('b', async () => 'other')]
    assert.deepEqual(await Promise.all(both), ['one', 'other'])
  })

  test('rejects for all callers, and the next call may succeed', async ({ assert }) => {
    const flights = new SingleFlight<number>()
    const [one, other] = [flights.join('a', fail), flights.join('a', fail)]
    await assert.rejects(() => one, 'down')
    await assert.rejects(() => other, 'down')
    assert.equal(await flights.join('a', async () => 7), 7)
  })
})
