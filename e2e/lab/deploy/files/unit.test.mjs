import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readUnit, readVariables, secondsOf } from '../support/unit.mjs'

describe('A unit of systemd', () => {
  const text =
    '# A comment\n[Unit]\nAfter=one\n[Service]\nExecStart=node \\\n  server.js\nA=1\nA=2\nB=1\nB=\nB=3\nEmpty=\n'

  test('has all values of a setting in its section, unless an empty one begins anew', () => {
    const service = readUnit(text, 'Service')
    assert.deepEqual(service('ExecStart'), ['node    server.js'])
    assert.deepEqual(
      [service('A'), service('B'), service('Empty'), service('After')],
      [['1', '2'], ['3'], [], []],
    )
  })

  test('is refused with what is neither a heading nor a setting', () => {
    assert.throws(() => readUnit(`${text}User fanfare\n`, 'Service'), /User fanfare/)
  })

  test('has variables and time spans', () => {
    assert.deepEqual(readVariables(['# C=3', '', 'A=1=2', 'B=']), { A: '1=2', B: '' })
    assert.deepEqual(['15', '15s', '2min', '250ms'].map(secondsOf), [15, 15, 120, 0.25])
    assert.throws(() => secondsOf('1 fortnight'), /fortnight/)
  })
})
