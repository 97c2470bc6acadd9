import { test } from '@japa/runner'
import { requireFit, type Engine, type Manifest } from '#backups/rules/manifest'
import { makeManifest } from '#backups/tests/support/made_archive'

const HERE = { engine: 'sqlite' as Engine, migrations: ['0001_first', '0002_second'], appKey: 'mine' }

const fit = (changes: Partial<Manifest>, here: Partial<typeof HERE> = {}) =>
  requireFit({ ...makeManifest(changes), entries: [] }, { ...HERE, ...here })

test.group('A backup', () => {
  test('fits a server of its version, or a later one', ({ assert }) => {
    assert.doesNotThrow(() => fit({ migrations: ['0001_first', '0002_second'], appKey: 'mine' }))
    assert.doesNotThrow(() => fit({ migrations: ['0001_first'] }))
  })

  test('does not fit an earlier version', ({ assert }) => {
    assert.throws(
      () => fit({ migrations: ['0001_first', '0003_third'] }),
      /^This backup was made by a newer version/,
    )
  })

  test('does not fit the other database', ({ assert }) => {
    assert.throws(
      () => fit({ engine: 'postgres' }),
      'This backup is of PostgreSQL. Set DATABASE_URL to restore it.',
    )
    assert.throws(
      () => fit({ engine: 'sqlite' }, { engine: 'postgres' }),
      'This backup is of SQLite. Unset DATABASE_URL to restore it.',
    )
  })

  test('does not fit another key', ({ assert }) => {
    assert.throws(() => fit({ appKey: 'theirs' }), /^This backup was made with another APP_KEY\./)
  })
})
