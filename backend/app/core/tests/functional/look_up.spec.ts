import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { constant, lookUpAll } from '#core/database/sql/look_up'
import { insertOf, writeAll } from '#core/database/sql/write_all'
import { inTransaction } from '#core/database/transactions/transaction'
import { newId } from '#core/runtime/ids'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'

const RATES = 'rate_limits'
const row = (key: string, points: number) => ({ key, points, expire: 1 })
const pointsOf = (key: string) => ({
  sql: `select points from ${RATES} where key = ?`,
  values: [key],
  read: (rows: { points: number }[]) => rows.map(({ points }) => points),
})
const write = (...keys: string[]) =>
  inTransaction((trx) =>
    writeAll(
      trx,
      keys.flatMap((key) => insertOf(trx, RATES, [row(`look-up:${key}`, 1)])),
    ),
  )
const stored = async () => (await db.from(RATES).whereLike('key', 'look-up:%')).length

test.group('Statements that run together', (group) => {
  dialect(group)
  rollBack(group)

  test('read their own rows, none where there are none, and a constant without a statement', async ({
    assert,
  }) => {
    const found = await inTransaction(async (trx) => {
      await writeAll(trx, insertOf(trx, RATES, [row('look-up:one', 1), row('look-up:two', 2)]))
      return lookUpAll(trx, {
        two: pointsOf('look-up:two'),
        missing: pointsOf(`look-up:${newId()}`),
        fixed: constant('here'),
        one: pointsOf('look-up:one'),
      })
    })
    assert.deepEqual(found, { two: [2], missing: [], fixed: 'here', one: [1] })
  })

  test('write all or nothing', async ({ assert }) => {
    await write('a', 'b', 'c')
    assert.equal(await stored(), 3)
    await assert.rejects(() => write('d', 'a'))
    assert.equal(await stored(), 3)
    await write()
    assert.equal(await stored(), 3)
  })
})
