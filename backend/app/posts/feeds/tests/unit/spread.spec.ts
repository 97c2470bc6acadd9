import { test } from '@japa/runner'
import fc from 'fast-check'
import { IN_A_ROW_MAX, spread } from '#posts/feeds/rules/spread'

interface Row {
  id: number
  organization_id: string
}

const postsOf = (...names: string[]): Row[] => names.map((organization_id, id) => ({ id, organization_id }))

const feed = fc
  .array(fc.constantFrom('flood', 'flood', 'flood', 'other', 'third'), { maxLength: 60 })
  .map((names) => postsOf(...names))

/** The longest row of one organization, and the position of the last post of any other. */
function rowsOf(rows: readonly Row[]) {
  let [longest, length] = [0, 0]
  rows.forEach(({ organization_id }, at) => {
    length = at > 0 && rows[at - 1]!.organization_id === organization_id ? length + 1 : 1
    longest = Math.max(longest, length)
  })
  return longest
}

/** The rule, word for word. */
const literally = (rows: readonly Row[]): Row[] => {
  const [rest, shown] = [[...rows], [] as Row[]]
  while (rest.length > 0) {
    const end = shown.slice(-IN_A_ROW_MAX).map(({ organization_id }) => organization_id)
    const full = end.length === IN_A_ROW_MAX && new Set(end).size === 1 ? end[0] : undefined
    const at = rest.findIndex(({ organization_id }) => organization_id !== full)
    shown.push(...rest.splice(Math.max(at, 0), 1))
  }
  return shown
}

test.group('The community feed', () => {
  test('has no more than three in a row of one organization, until the others run out', ({ assert }) => {
    fc.assert(
      fc.property(feed, (rows) => {
        const shown = spread(rows)
        const last = shown.at(-1)?.organization_id
        const tail = shown.length - 1 - shown.findLastIndex(({ organization_id }) => organization_id !== last)
        assert.isAtMost(rowsOf(shown.slice(0, shown.length - tail)), IN_A_ROW_MAX)
      }),
    )
  })

  test('loses and repeats no post, and keeps the order of each organization', ({ assert }) => {
    fc.assert(
      fc.property(feed, (rows) => {
        const shown = spread(rows)
        assert.sameMembers(shown, rows)
        assert.lengthOf(shown, rows.length)
        for (const name of ['flood', 'other', 'third']) {
          const own = (list: readonly Row[]) => list.filter(({ organization_id }) => organization_id === name)
          assert.deepEqual(own(shown), own(rows))
        }
      }),
    )
  })

  test('moves up the first post of another organization, and no further one', ({ assert }) => {
    fc.assert(fc.property(feed, (rows) => assert.deepEqual(spread(rows), literally(rows))))
  })

  test('begins the same, whatever follows', ({ assert }) => {
    fc.assert(
      fc.property(feed, fc.nat({ max: 60 }), (rows, known) => {
        const shown = spread(rows.slice(0, known), { hasMore: known < rows.length })
        assert.deepEqual(shown, spread(rows).slice(0, shown.length))
      }),
    )
  })

  test('ends with the posts known so far only where one of another organization is due', ({ assert }) => {
    assert.lengthOf(spread(postsOf('a', 'b', 'a', 'b'), { hasMore: true }), 4)
    assert.lengthOf(spread(postsOf('a', 'a', 'a', 'a', 'b', 'a'), { hasMore: true }), 6)
    assert.lengthOf(spread(postsOf('a', 'a', 'a', 'a', 'a'), { hasMore: true }), 3)
  })

  test('is the plain order where nobody floods it', ({ assert }) => {
    const rows = postsOf('a', 'a', 'a', 'b', 'a', 'b', 'b', 'a')
    assert.deepEqual(spread(rows), rows)
  })
})
