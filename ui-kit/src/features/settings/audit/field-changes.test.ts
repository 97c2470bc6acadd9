import { expect, it } from 'vitest'
import { fieldChanges, isLong } from './field-changes.ts'

it('an entry without fields has changed none', () => {
  expect(fieldChanges({ before: null, after: null })).toEqual([])
})

it('pairs what a field was with what it became', () => {
  expect(fieldChanges({ before: { role: 'member' }, after: { role: 'admin' } })).toEqual([
    { field: 'role', before: 'member', after: 'admin' },
  ])
})

it('a field on one side only has been empty on the other', () => {
  expect(fieldChanges({ before: { name: 'A' }, after: { role: 'member' } })).toEqual([
    { field: 'name', before: 'A', after: null },
    { field: 'role', before: null, after: 'member' },
  ])
})

it.each([null, '', 'Northwind Labs'])('%o fits on a line', (value) => {
  expect(isLong(value)).toBe(false)
})

it.each(['two\nlines', 'a'.repeat(49)])('%o needs lines of its own', (value) => {
  expect(isLong(value)).toBe(true)
})
