import { beforeEach, expect, it, vi } from 'vitest'
import { peekReturnPath, rememberReturnPath, takeReturnPath } from './return-to.ts'

beforeEach(() => sessionStorage.clear())

it('goes back once, then to the dashboard', () => {
  rememberReturnPath('/posts/p1?page=2')
  expect(peekReturnPath()).toBe('/posts/p1?page=2')
  expect(takeReturnPath()).toBe('/posts/p1?page=2')
  expect(takeReturnPath()).toBe('/dashboard')
})

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])('does not remember %j', (path) => {
  rememberReturnPath(path)
  expect(takeReturnPath()).toBe('/dashboard')
})

it('goes to the dashboard when the browser blocks site data', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => rememberReturnPath('/posts/p1')).not.toThrow()
  expect(peekReturnPath()).toBe('/dashboard')
  expect(takeReturnPath()).toBe('/dashboard')
})
