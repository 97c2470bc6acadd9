import { test } from '@japa/runner'
import { requireFit, type Manifest } from '#operations/backups/rules/manifest'
import { makeManifest } from '#operations/backups/tests/support/made_archive'

const HERE = { migrations: ['0001_first', '0002_second'], appKey: 'mine' }

const fit = (changes: Partial<Manifest>) => requireFit({ ...makeManifest(changes), entries: [] }, HERE)

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

  test('does not fit when it was made before the first release', ({ assert }) => {
    assert.throws(
      () => fit({ migrations: ['0001_another', '0002_second'] }),
      /^This backup was made before version 0\.2\.0 and cannot be restored: begin anew [^\n]+$/,
    )
  })

  test('does not fit another key', ({ assert }) => {
    assert.throws(() => fit({ appKey: 'theirs' }), /^This backup was made with another APP_KEY\./)
  })
})
