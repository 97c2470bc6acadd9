import { test } from '@japa/runner'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { StaleWhileRevalidate } from '#core/cache/stale_while_revalidate'

test.group('Stale while revalidate', () => {
  test('answers the old value at once and the new one later', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const counts = new StaleWhileRevalidate(60_000)
    let real = 1
    const ask = () => counts.get('a,b', async () => real)
    assert.equal(await ask(), 1)
    real = 2
    clock.advance(59_999)
    assert.equal(await ask(), 1)
    clock.advance(1)
    assert.equal(await ask(), 1)
    assert.equal(await ask(), 2)
  })

  test('drops a value that could not be refreshed', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const counts = new StaleWhileRevalidate(1)
    await counts.get('a', async () => 1)
    clock.advance(1)
    await counts.get('a', async () => {
      throw new Error('away')
    })
    assert.equal(await counts.get('a', async () => 3), 3)
  })

  test('refreshes a value that is from the future because the clock went back', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const counts = new StaleWhileRevalidate(60_000)
    await counts.get('a', async () => 1)
    clock.advance(-3_600_000)
    await counts.get('a', async () => 2)
    assert.equal(await counts.get('a', async () => 3), 2)
  })
})
