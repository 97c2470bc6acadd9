import { test } from '@japa/runner'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { storedAppKey } from '#start/app_key'
import { temporaryDataDir } from '#tests/environment'

test.group('The generated app key', () => {
  test('is created once, readable by its owner only, and then reused', ({ assert }) => {
    const dataDir = join(temporaryDataDir(), 'data')
    const key = storedAppKey(dataDir)
    assert.isAtLeast(key.length, 32)
    assert.equal(statSync(join(dataDir, 'app-key')).mode & 0o777, 0o600)
    assert.equal(statSync(dataDir).mode & 0o777, 0o700)
    assert.equal(readFileSync(join(dataDir, 'app-key'), 'utf8'), key)
    assert.equal(storedAppKey(dataDir), key)
  })

  test('differs between installations', ({ assert }) => {
    assert.notEqual(storedAppKey(temporaryDataDir()), storedAppKey(temporaryDataDir()))
  })
})
