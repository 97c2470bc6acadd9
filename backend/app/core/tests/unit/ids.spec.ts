import { test } from '@japa/runner'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { isId, newId } from '#core/runtime/ids'

test.group('Ids', (group) => {
  group.each.setup(() => useClock(new FakeClock()))

  test('are unique UUIDs of version 7', ({ assert }) => {
    const ids = Array.from({ length: 2_000 }, newId)
    assert.equal(new Set(ids).size, ids.length)
    assert.isTrue(ids.every((id) => isId(id) && id[14] === '7'))
  })

  test('sort by creation, also within a millisecond', ({ assert }) => {
    const clock = new FakeClock()
    const restore = useClock(clock)
    const ids = Array.from({ length: 300 }, (_, turn) => {
      if (turn % 100 === 0) clock.advance(1)
      return newId()
    })
    restore()
    assert.deepEqual(ids.toSorted(), ids)
  })
})
