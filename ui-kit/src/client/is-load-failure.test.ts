import { expect, it } from 'vitest'
import { isLoadFailure } from './is-load-failure.ts'

it.each([
  'Failed to fetch dynamically imported module: https://fanfare.test/assets/post-1a2b.js',
  'error loading dynamically imported module: https://fanfare.test/assets/post-1a2b.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/post-1a2b.css',
])('is recognized by “%s”', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true)
})

it.each([
  new TypeError('Failed to fetch'),
  new Error('posts is undefined'),
  'Importing a module script failed.',
  null,
])('is not %s', (error) => {
  expect(isLoadFailure(error)).toBe(false)
})
