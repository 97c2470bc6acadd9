// @vitest-environment node
import { expect, it } from 'vitest'
import { kindOf, type Kind } from './kind-of.ts'

const ORIGIN = 'https://fanfare.test'
const OFFLINE = ['/offline.html', '/first-paint.js']
const kind = (path: string, request: Partial<Request> = {}): Kind =>
  kindOf({ method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...request }, ORIGIN, OFFLINE)

it.each(['/api', '/api/posts', '/api/avatars/a.webp', '/api/stream'])(
  'leaves %s alone unless the browser navigates to it',
  (path) => {
    expect(kind(path)).toBe('other')
    expect(kind(path, { mode: 'navigate' })).toBe('page')
  },
)

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('leaves every %s alone', (method) => {
  for (const path of ['/assets/app-1a2b.js', '/offline.html']) expect(kind(path, { method })).toBe('other')
  expect(kind('/dashboard', { method, mode: 'navigate' })).toBe('other')
})

it.each(['https://elsewhere.test/assets/app.js', 'https://fanfare.test:8443/assets/app.js'])(
  'leaves another origin alone: %s',
  (url) => {
    expect(kind(url)).toBe('other')
    expect(kind(url, { mode: 'navigate' })).toBe('other')
  },
)

it.each([
  '/favicon.svg',
  '/manifest.webmanifest',
  '/build.json',
  '/assets',
  '/dashboard',
  '/x/assets/app.js',
])('leaves %s alone, which may change under its name', (path) => {
  expect(kind(path)).toBe('other')
})

it('knows built files, pages, and the files of the offline page', () => {
  expect(kind('/assets/app-1a2b.js')).toBe('asset')
  expect(kind('/apis', { mode: 'navigate' })).toBe('page')
  expect(kind('/first-paint.js')).toBe('offline file')
})

it('treats a page that was shared with much text by itself', () => {
  const shared = (length: number) => kind(`/share?text=${'a'.repeat(length)}`, { mode: 'navigate' })
  expect(shared(100)).toBe('page')
  expect(shared(100_000)).toBe('shared page')
  expect(kind(`/dashboard?text=${'a'.repeat(100_000)}`, { mode: 'navigate' })).toBe('page')
})
