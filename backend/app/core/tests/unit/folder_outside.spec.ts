import { test } from '@japa/runner'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { folderOutside } from '#start/env_rules'
import { temporaryDataDir } from '#tests/environment'

test.group('The data folder of a release', () => {
  const refusal = 'DATA_DIR has to be set to a folder outside of the release, such as /var/lib/fanfare'

  test('is required and never part of the release, also by another name', ({ assert }) => {
    const folder = temporaryDataDir()
    mkdirSync(join(folder, '0.1.0'))
    symlinkSync('0.1.0', join(folder, 'current'))
    const rule = folderOutside(join(folder, '0.1.0'))
    assert.throws(() => rule('DATA_DIR'), refusal)
    assert.throws(() => rule('DATA_DIR', ''), refusal)
    for (const inside of ['0.1.0', '0.1.0/data', 'current', 'current/data/here'])
      assert.throws(() => rule('DATA_DIR', join(folder, inside)), refusal)
    for (const outside of ['data', '0.1.0.data', 'other/data'])
      assert.equal(rule('DATA_DIR', join(folder, outside)), join(folder, outside))
  })

  test('has a default in a copy of the repository', ({ assert }) => {
    assert.isUndefined(folderOutside(undefined)('DATA_DIR'))
  })
})
