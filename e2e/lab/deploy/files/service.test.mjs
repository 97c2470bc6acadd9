import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertIsBuilt } from '../support/assert-is-built.mjs'
import { read, service } from '../support/files.mjs'
import { readVariables, secondsOf } from '../support/unit.mjs'

describe('fanfare@.service', () => {
  const unit = service()

  test('runs commands of the release, not as root', () => {
    const commands = [...unit('ExecStartPre'), ...unit('ExecStart')].map((line) => line.split(' '))
    assert.equal(commands.length, 2)
    for (const [node, ...command] of commands) {
      assert.equal(node, `${unit('WorkingDirectory')}/node`)
      assertIsBuilt(['node', ...command])
    }
    assert.deepEqual(unit('User'), ['fanfare'])
  })

  test('writes to the data folder only, which systemd makes', () => {
    const { DATA_DIR } = readVariables(unit('Environment'))
    assert.equal(DATA_DIR, `/var/lib/${unit('StateDirectory')}`)
    assert.deepEqual(unit('ProtectSystem'), ['strict'])
    assert.deepEqual(unit('ReadWritePaths'), [])
  })

  test('gives the server time to end, and has no secret', () => {
    assert.ok(secondsOf(unit('TimeoutStopSec')[0]) > 10)
    const variables = {
      ...readVariables(unit('Environment')),
      ...readVariables(read('deploy', 'fanfare.env').split('\n')),
    }
    for (const name of Object.keys(variables)) assert.doesNotMatch(name, /KEY|PASSWORD|SECRET|TOKEN/)
  })

  test('has the account, the folders and the settings of the commands', () => {
    const words = new Set(read('deploy', 'fanfare').split(/\s+/))
    for (const word of [
      `--uid=${unit('User')}`,
      `--gid=${unit('Group')}`,
      `--working-directory=${unit('WorkingDirectory')}`,
      `--property=EnvironmentFile=${unit('EnvironmentFile')[0]}`,
      `--property=UMask=${unit('UMask')}`,
      ...unit('Environment')
        .filter((variable) => !variable.startsWith('PORT='))
        .map((variable) => `--setenv=${variable}`),
      `${unit('WorkingDirectory')}/node`,
    ])
      assert.ok(words.has(word), word)
  })
})
