import { test } from '@japa/runner'
import fc from 'fast-check'
import { memberReserve } from '#contract/suggestions/rules/member_reserve'

test.group("The members' reserve", () => {
  test('is at least half, and never more than all', ({ assert }) => {
    fc.assert(
      fc.property(fc.nat(10_000), (suggestions) => {
        const reserve = memberReserve(suggestions)
        assert.isTrue(reserve * 2 >= suggestions && reserve <= suggestions)
        assert.isTrue(suggestions < 2 || reserve < suggestions)
      }),
    )
  })
})
