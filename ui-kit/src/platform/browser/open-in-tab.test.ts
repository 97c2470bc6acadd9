import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openInTab } from './open-in-tab.ts'

const open = vi.fn<typeof window.open>()

beforeEach(() => void Object.defineProperty(window, 'open', { configurable: true, value: open }))
afterEach(() => void open.mockReset())

it('opens no address that a page could run', () => {
  expect(openInTab('javascript:alert(1)')).toBe('blocked')
  expect(open).not.toHaveBeenCalled()
})

it('says that the browser has blocked a tab', () => {
  open.mockReturnValue(null)
  expect(openInTab('https://linkedin.com/posts/1')).toBe('blocked')
})

it('keeps the new tab from reaching this one', () => {
  const tab = { opener: window } as unknown as Window
  open.mockReturnValue(tab)
  expect(openInTab('https://linkedin.com/posts/1')).toBe('opened')
  expect(tab.opener).toBeNull()
})
