import { test } from '@japa/runner'
import BetterSqlite from 'better-sqlite3'
import { fromLine, toLine } from '#operations/backups/repositories/tables/sqlite_values'

const VALUES = [
  null,
  '',
  'نص 🎉 \u0000 "quoted"\nand broken',
  0n,
  -1n,
  2n ** 63n - 1n,
  -(2n ** 63n),
  9_007_199_254_740_993n,
  0.1,
  5,
  -1e300,
  5.5,
  Number.POSITIVE_INFINITY,
  Buffer.from([0, 255, 128]),
  Buffer.alloc(0),
]

test.group('The values of SQLite', () => {
  test('are the same after a line of JSON', ({ assert }) => {
    const connection = new BetterSqlite(':memory:')
    connection.exec('create table kept (value)')
    const insert = connection.prepare('insert into kept (value) values (?)')
    const read = connection
      .prepare('select value, typeof(value) as type from kept order by rowid')
      .safeIntegers()
    for (const value of VALUES) insert.run(value)
    const before = read.all() as { value: string; type: string }[]
    connection.exec('delete from kept')
    for (const row of before) insert.run(...fromLine(toLine(row), ['value']))
    assert.deepEqual(read.all(), before)
  })
})
