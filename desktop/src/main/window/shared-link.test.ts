import { expect, it, vi } from 'vitest'
import { sharedLink } from './shared-link.ts'

vi.mock('electron', () => ({ protocol: {} }))

const SERVER = 'https://fanfare.example'

it.each([
  ['app://bundle/posts/post-1', 'https://fanfare.example/posts/post-1'],
  ['app://bundle/tags?q=a%20b#top', 'https://fanfare.example/tags?q=a%20b#top'],
  ['app://bundle/', 'https://fanfare.example/'],
])('leads from %s to the server', (url, link) => {
  expect(sharedLink(url, SERVER)).toBe(link)
})

it.each(['https://social.example/posts/1?a=b', 'http://social.example/', 'mailto:ana@fanfare.example'])(
  'leaves %s as it is',
  (url) => {
    expect(sharedLink(url, SERVER)).toBe(url)
    expect(sharedLink(url, null)).toBe(url)
  },
)

it.each([
  ['', SERVER],
  ['app://bundle/posts/post-1', null],
  ['app://bundle/desktop-settings', SERVER],
  ['app://bundle/desktop-settings/servers', SERVER],
  ['app://bundle/panel', SERVER],
  ['app://bundle/first-run', SERVER],
  ['app://bundled/posts/post-1', SERVER],
  ['javascript:alert(1)', SERVER],
  ['file:///etc/passwd', SERVER],
  ['blob:app://bundle/1234', SERVER],
  ['fanfare://posts/post-1', SERVER],
])('has nothing to share for “%s” at %s', (url, server) => {
  expect(sharedLink(url, server)).toBeNull()
})
