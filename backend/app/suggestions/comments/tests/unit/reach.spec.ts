import { test } from '@japa/runner'
import fc from 'fast-check'
import { passesMilestone } from '#contract/suggestions/rules/reach'

const members = fc.integer({ min: 1, max: 1_000 })

test.group('The milestones of a post', () => {
  test('are none without members, or while nobody else has copied', ({ assert }) => {
    assert.isFalse(passesMilestone({ count: 0, of: 0 }, 0))
    fc.assert(
      fc.property(members, (of) => {
        assert.isFalse(passesMilestone({ count: of, of }, of))
        assert.isFalse(passesMilestone({ count: 0, of }, 0))
      }),
    )
  })

  test('are at most four however many members copy one by one, the last one with the last member', ({
    assert,
  }) => {
    fc.assert(
      fc.property(members, (of) => {
        const passed: number[] = []
        for (let count = 1; count <= of; count += 1) {
          if (passesMilestone({ count, of }, passed.at(-1) ?? 0)) passed.push(count)
        }
        assert.equal(passed.at(-1), of)
        assert.lengthOf(passed, Math.min(of, 4))
      }),
    )
  })

  test('are not passed again after some have left', ({ assert }) => {
    fc.assert(
      fc.property(members, fc.nat(1_000), (of, count) => {
        const reached = Math.min(count, of)
        assert.isFalse(passesMilestone({ count: reached, of }, of))
      }),
    )
  })
})
