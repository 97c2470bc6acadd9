import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { StaleWhileRevalidate } from '#core/cache/stale_while_revalidate'
import { countEach, countRows } from '#core/database/rows/count_rows'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeUser } from '#tests/factories/user_factory'
import { queriesOf } from '#tests/queries'

const named = (name: string) => db.from('users').where('name', name)

async function makeUsers(name: string, number: number): Promise<void> {
  for (let made = 0; made < number; made += 1) await makeUser({ name })
}

test.group('The number of rows', (group) => {
  dialect(group)
  rollBack(group)

  test('is exact on every request while there are few', async ({ assert }) => {
    const cache = new StaleWhileRevalidate(60_000)
    assert.equal(await countRows(named('Ada'), { freshMax: 2, cache }), 0)
    await makeUsers('Ada', 2)
    assert.equal(await countRows(named('Ada'), { freshMax: 2, cache }), 2)
  })

  test('is exact too when there are many, and then kept for a while', async ({ assert }) => {
    const cache = new StaleWhileRevalidate(60_000)
    await makeUsers('Ada', 4)
    assert.equal(await countRows(named('Ada'), { freshMax: 2, cache }), 4)
    await makeUsers('Ada', 1)
    assert.equal(await countRows(named('Ada'), { freshMax: 2, cache }), 4)
    assert.equal(await countRows(named('Ada'), { freshMax: 2, cache: new StaleWhileRevalidate(60_000) }), 5)
  })

  test('reads no more rows than it needs to know that there are many', async ({ assert }) => {
    const cache = new StaleWhileRevalidate(60_000)
    await makeUsers('Ada', 4)
    await countRows(named('Ada'), { freshMax: 2, cache })
    const queries = await queriesOf(() => countRows(named('Ada'), { freshMax: 2, cache }))
    assert.lengthOf(queries, 1)
    assert.match(queries[0]!, /limit/)
  })

  test('is kept for each filter', async ({ assert }) => {
    const cache = new StaleWhileRevalidate(60_000)
    await makeUsers('Ada', 3)
    await makeUsers('Grace', 4)
    assert.equal(await countRows(named('Ada'), { freshMax: 1, cache }), 3)
    assert.equal(await countRows(named('Grace'), { freshMax: 1, cache }), 4)
  })

  test('is read for several queries with one statement', async ({ assert }) => {
    await makeUsers('Ada', 2)
    await makeUsers('Grace', 1)
    let counts: number[] = []
    const queries = await queriesOf(async () => {
      counts = await countEach([named('Grace'), named('Nobody'), named('Ada')])
    })
    assert.deepEqual(counts, [1, 0, 2])
    assert.lengthOf(queries, 1)
    assert.deepEqual(await countEach([]), [])
  })
})
