import { test } from '@japa/runner'
import fc from 'fast-check'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { rollBack } from '#tests/database'
import { History, PEOPLE, step } from '../support/history.js'
import { dialect } from '#tests/tags'

test.group('For any sequence of actions', (group) => {
  dialect(group)
  rollBack(group)

  test('every user is notified of exactly what concerns them, and a cursor skips nothing', async ({
    assert,
  }) => {
    const history = fc.array(step, { minLength: 60, maxLength: 100, size: 'max' })
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const clock = new FakeClock()
        const restore = useClock(clock)
        try {
          const run = new History(clock)
          await run.begin()
          for (const each of steps) await run.do(each)
          for (let person = 0; person < PEOPLE; person += 1) {
            const { notifications, unread, unreadTotal } = await run.browse(person)
            const expected = run.world.feedOf(person)
            assert.deepEqual(
              notifications.map(({ id, at, read, type }) => ({
                id,
                at: Date.parse(at),
                read,
                isWanted: type === 'suggestions.wanted',
              })),
              expected.map((each) => ({ isWanted: false, ...each })),
            )
            const posts = expected.filter(
              ({ id, read, isWanted = false }) => id.startsWith('post:') && !read && !isWanted,
            )
            assert.equal(unread, posts.length)
            assert.equal(unreadTotal, expected.filter(({ read }) => !read).length)
            await run.catchUp(person)
          }
        } finally {
          restore()
        }
      }),
      { numRuns: 20, endOnFailure: true },
    )
  }).timeout(60_000)
})
