import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSelectedRows } from './use-selected-rows.ts'

const visit = (ids = ['a', 'b', 'c', 'd']) =>
  renderHook(({ rows }) => useSelectedRows(rows), { initialProps: { rows: ids } })

it('selects and deselects a row', () => {
  const { result } = visit()
  act(() => result.current.toggle('c'))
  act(() => result.current.toggle('a'))
  expect(result.current.selected).toEqual(['a', 'c'])
  act(() => result.current.toggle('c'))
  expect(result.current.selected).toEqual(['a'])
})

it('selects and deselects every row up to the one before, in both directions', () => {
  const { result } = visit()
  act(() => result.current.toggle('d'))
  act(() => result.current.toggle('b', true))
  expect(result.current.selected).toEqual(['b', 'c', 'd'])
  act(() => result.current.toggle('c', true))
  expect(result.current.selected).toEqual(['d'])
})

it('selects one row when none was pressed before, or it has left', () => {
  const { result, rerender } = visit()
  act(() => result.current.toggle('b', true))
  expect(result.current.selected).toEqual(['b'])
  rerender({ rows: ['c', 'd'] })
  act(() => result.current.toggle('d', true))
  expect(result.current.selected).toEqual(['d'])
})

it('selects all rows of the page, and none of another', () => {
  const { result, rerender } = visit()
  act(() => result.current.selectAll(true))
  expect(result.current.selected).toHaveLength(4)
  rerender({ rows: ['e', 'f'] })
  expect(result.current.selected).toEqual([])
})
