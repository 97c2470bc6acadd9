import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  FULL_WEIGHT,
  hidesPost,
  SHARED_NETWORK,
  totalWeight,
  weightOf,
  WEIGHED_PER_DAY,
  type Reporter,
  type WeighedReport,
} from '#moderation/reports/rules/report_weight'
import { STANDING_AGE_MS } from '#moderation/reports/rules/standing'

const ESTABLISHED: Reporter = {
  isConfirmed: true,
  accountAgeMs: STANDING_AGE_MS,
  isActiveMember: false,
  turnedDown: 0,
  weighedToday: 0,
}

const reporter = fc.record({
  isConfirmed: fc.boolean(),
  accountAgeMs: fc.nat(2 * STANDING_AGE_MS),
  isActiveMember: fc.boolean(),
  turnedDown: fc.nat(20),
  weighedToday: fc.nat(2 * WEIGHED_PER_DAY),
})
const report = fc.record<WeighedReport>({
  weight: fc.nat(FULL_WEIGHT),
  network: fc.option(fc.constantFrom('office', 'home', 'café')),
})
const reports = fc.array(report, { maxLength: 12 })
const limit = fc.record({ people: fc.integer({ min: 1, max: 10 }), clearedCount: fc.nat(3) })

const fullReports = (count: number, network: string | null): WeighedReport[] =>
  Array.from({ length: count }, () => ({ weight: FULL_WEIGHT, network }))

const hides = (count: number, clearedCount: number) =>
  hidesPost(fullReports(count, null), { people: 5, clearedCount })

test.group('The weight of a report', () => {
  for (const [who, change] of [
    ['whose address is not confirmed', { isConfirmed: false, isActiveMember: true }],
    ['whose account is younger than a week', { accountAgeMs: STANDING_AGE_MS - 1 }],
    ['who has reported enough for a day', { weighedToday: WEIGHED_PER_DAY }],
  ] as const) {
    test(`is none of a person ${who}`, ({ assert }) => {
      assert.equal(weightOf({ ...ESTABLISHED, ...change }), 0)
    })
  }

  test('is full of an account of a week, and of a new one in an active organization', ({ assert }) => {
    assert.equal(weightOf(ESTABLISHED), FULL_WEIGHT)
    assert.equal(weightOf({ ...ESTABLISHED, accountAgeMs: 0, isActiveMember: true }), FULL_WEIGHT)
  })

  test('halves with each report that was turned down', ({ assert }) => {
    const weights = [0, 1, 2, 3].map((turnedDown) => weightOf({ ...ESTABLISHED, turnedDown }))
    assert.deepEqual(weights, [100, 50, 25, 12])
  })

  test('lies between none and full, and never grows with what is held against the person', ({ assert }) => {
    fc.assert(
      fc.property(reporter, (person) => {
        const weight = weightOf(person)
        assert.isTrue(weight >= 0 && weight <= FULL_WEIGHT)
        assert.isAtMost(weightOf({ ...person, turnedDown: person.turnedDown + 1 }), weight)
        assert.isAtMost(weightOf({ ...person, weighedToday: person.weighedToday + 1 }), weight)
        assert.equal(weightOf({ ...person, isConfirmed: false }), 0)
      }),
    )
  })
})

test.group('The reports of a post together', () => {
  test('weigh the same in any order, and no less with another one', ({ assert }) => {
    fc.assert(
      fc.property(reports, report, fc.nat(), (given, another, seed) => {
        const turned = given.toSorted((one, other) => ((one.weight * seed) % 7) - ((other.weight * seed) % 7))
        assert.equal(totalWeight(turned), totalWeight(given))
        assert.isAtLeast(totalWeight([...given, another]), totalWeight(given))
      }),
    )
  })

  test('weigh less from one network, and are never left out', ({ assert }) => {
    fc.assert(
      fc.property(reports, (given) => {
        const apart = given.map(({ weight }) => ({ weight, network: null }))
        const together = given.map(({ weight }) => ({ weight, network: 'office' }))
        assert.isAtMost(totalWeight(given), totalWeight(apart))
        assert.isAtMost(totalWeight(together), totalWeight(given))
        assert.isAtLeast(totalWeight(together), totalWeight(apart) * SHARED_NETWORK)
      }),
    )
  })

  test('hide a post from its number of people on, twice as many once it was cleared', ({ assert }) => {
    assert.deepEqual([hides(4, 0), hides(5, 0), hides(9, 1), hides(10, 1)], [false, true, false, true])
    fc.assert(
      fc.property(reports, limit, (given, at) => {
        const sooner = hidesPost(given, at)
        assert.isTrue(sooner || !hidesPost(given, { ...at, clearedCount: at.clearedCount + 1 }))
      }),
    )
  })

  test('hide a post by nine colleagues behind one address', ({ assert }) => {
    const limits = { people: 5, clearedCount: 0 }
    assert.deepEqual(
      [8, 9].map((count) => hidesPost(fullReports(count, 'office'), limits)),
      [false, true],
    )
  })
})
