import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whileClosed } from './while-closed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const replaced: string[] = []
  return { ...whileClosed<string>((content) => void replaced.push(content)), replaced }
}

it('replaces no open menu', () => {
  const { apply, opened, replaced } = setUp()
  opened()
  apply('a')
  vi.runAllTimers()
  expect(replaced).toEqual([])
})

it('applies the last change once the menu has closed and its command has run', () => {
  const { apply, opened, closed, replaced } = setUp()
  opened()
  apply('a')
  apply('b')
  closed()
  apply('c')
  expect(replaced).toEqual([])
  vi.runAllTimers()
  expect(replaced).toEqual(['c'])
})

it('waits on when the menu is opened again at once', () => {
  const { apply, opened, closed, replaced } = setUp()
  opened()
  apply('a')
  closed()
  opened()
  vi.runAllTimers()
  expect(replaced).toEqual([])
  closed()
  vi.runAllTimers()
  expect(replaced).toEqual(['a'])
})

it('replaces a closed menu at once', () => {
  const { apply, opened, closed, replaced } = setUp()
  apply('a')
  opened()
  closed()
  vi.runAllTimers()
  apply('b')
  expect(replaced).toEqual(['a', 'b'])
})
