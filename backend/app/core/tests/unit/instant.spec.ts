import { test } from '@japa/runner'
import { fromInstant, instantToIso, toInstant } from '#core/database/rows/instant'

test.group('Instants', () => {
  test('keep their milliseconds in the database', ({ assert }) => {
    const date = new Date('2026-02-28T23:59:59.042Z')
    assert.equal(toInstant(date), '2026-02-28 23:59:59.042')
    assert.equal(fromInstant(toInstant(date)).getTime(), date.getTime())
  })

  test('read the shortened format of PostgreSQL', ({ assert }) => {
    assert.equal(instantToIso('2026-02-28 23:59:59.5'), '2026-02-28T23:59:59.500Z')
    assert.equal(instantToIso('2026-02-28 23:59:59'), '2026-02-28T23:59:59.000Z')
  })
})
