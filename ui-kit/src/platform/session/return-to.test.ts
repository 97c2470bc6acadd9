import { beforeEach, expect, it } from 'vitest'
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
