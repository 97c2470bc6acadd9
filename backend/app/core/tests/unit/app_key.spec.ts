import { test } from '@japa/runner'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keptAppKey } from '#start/app_key'
import { temporaryDataDir } from '#tests/environment'

test.group('The key of an installation', () => {
  test('is made once, kept where only its owner can read it, and the same ever after', ({ assert }) => {
    const dataDir = join(temporaryDataDir(), 'data')
    const key = keptAppKey(dataDir)
    assert.isAtLeast(key.length, 32)
    assert.equal(statSync(join(dataDir, 'app-key')).mode & 0o777, 0o600)
    assert.equal(statSync(dataDir).mode & 0o777, 0o700)
    assert.equal(readFileSync(join(dataDir, 'app-key'), 'utf8'), key)
    assert.equal(keptAppKey(dataDir), key)
  })

  test('is another one for another installation', ({ assert }) => {
    assert.notEqual(keptAppKey(temporaryDataDir()), keptAppKey(temporaryDataDir()))
  })
})
