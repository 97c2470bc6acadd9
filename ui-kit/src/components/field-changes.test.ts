import { expect, it } from 'vitest'
import { fieldChanges, isLong } from './field-changes.ts'

it('lists no changes without fields', () => {
  expect(fieldChanges({ before: null, after: null })).toEqual([])
})

it('pairs each field with its previous value', () => {
  expect(fieldChanges({ before: { role: 'member' }, after: { role: 'admin' } })).toEqual([
    { field: 'role', before: 'member', after: 'admin' },
  ])
})

it('shows a field on one side only as empty on the other', () => {
  expect(fieldChanges({ before: { name: 'A' }, after: { role: 'member' } })).toEqual([
    { field: 'name', before: 'A', after: null },
    { field: 'role', before: null, after: 'member' },
  ])
})

it.each([null, '', 'Northwind Labs'])('%o fits on a line', (value) => {
  expect(isLong(value)).toBe(false)
})

it.each(['two\nlines', 'a'.repeat(49)])('%o needs several lines', (value) => {
  expect(isLong(value)).toBe(true)
})
