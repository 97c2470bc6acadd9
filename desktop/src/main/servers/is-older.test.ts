import { expect, it } from 'vitest'
import { isOlder } from './is-older.ts'

it.each([
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '0.10.0', true],
  ['1.0.0', '1.0.0', false],
  ['1.0.0-rc.1', '1.0.0', false],
  ['2.0.0', '1.9.9', false],
  ['1.0.0', 'soon', false],
  ['dev', '1.0.0', false],
])('%s is older than %s: %s', (version, than, older) => {
  expect(isOlder(version, than)).toBe(older)
})
