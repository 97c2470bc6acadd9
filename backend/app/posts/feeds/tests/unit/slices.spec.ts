import { test } from '@japa/runner'
import fc from 'fast-check'
import { sliceFrom } from '#posts/feeds/queries/skip_days'

const days = fc.array(fc.nat(40), { maxLength: 30 }).map((numbers) =>
  numbers.map((n, index) => ({
    day: new Date(Date.UTC(2026, 5, 30 - index)).toISOString().slice(0, 10),
    n,
  })),
)

test.group('Skipping days', () => {
  test('begins in the day that contains the row', ({ assert }) => {
    fc.assert(
      fc.property(days, fc.nat(600), (buckets, offset) => {
        const rows = buckets.flatMap(({ day, n }) => Array.from({ length: n }, (_, row) => `${day} ${row}`))
        fc.pre(offset < rows.length)
        const slice = sliceFrom(buckets, { offset, limit: 20 })
        const older = rows.filter((row) => row.slice(0, 10) < slice.before!)
        assert.equal(older[slice.offset], rows[offset])
        const day = buckets.find((bucket) => bucket.day === rows[offset]!.slice(0, 10))!
        assert.isBelow(slice.offset, day.n)
      }),
    )
  })
})
