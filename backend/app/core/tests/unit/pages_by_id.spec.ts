import { test } from '@japa/runner'
import { pagesById } from '#core/database/rows/pages_by_id'

const ids = Array.from({ length: 1_000 }, (_, index) => ({ id: `1${String(index).padStart(4, '0')}` }))

test.group('Reading page by page', () => {
  test('returns every row once, and lets other work through between pages', async ({ assert }) => {
    let turns = 0
    const tick = () => {
      turns += 1
      timer = setImmediate(tick)
    }
    let timer = setImmediate(tick)
    const read: string[] = []
    // As on SQLite, no page takes a turn of the event loop.
    const pages = pagesById(async ({ after, limit }) => {
      const from = ids.findIndex(({ id }) => id > after)
      return from < 0 ? [] : ids.slice(from, from + limit)
    })
    let count = 0
    for await (const page of pages) {
      read.push(...page.map(({ id }) => id))
      count += 1
    }
    clearImmediate(timer)
    assert.deepEqual(
      read,
      ids.map(({ id }) => id),
    )
    assert.isAtLeast(turns, count - 1)
  })
})
