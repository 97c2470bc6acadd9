import { test } from '@japa/runner'
import { useClock } from '#core/runtime/clock'
import { newestEventTime, nextEventTime } from '#core/database/rows/event_time'
import { inTransaction } from '#core/database/transactions/transaction'
import { FakeClock } from '#core/runtime/fake_clock'
import { dialect } from '#tests/tags'

test.group('The times of events', (group) => {
  dialect(group)
  test('differ and increase, also for concurrent writers and with a clock that is behind', async ({
    assert,
    cleanup,
  }) => {
    const begin = await inTransaction(newestEventTime)
    cleanup(useClock(new FakeClock(new Date(begin.getTime() - 3_600_000))))
    const times = await Promise.all(Array.from({ length: 40 }, () => inTransaction(nextEventTime)))
    assert.deepEqual(
      times.map((time) => time.getTime() - begin.getTime()).toSorted((a, b) => a - b),
      times.map((_, index) => index + 1),
    )
    assert.deepEqual(await inTransaction(newestEventTime), new Date(begin.getTime() + times.length))
  })
})
