import { expect, it } from 'vitest'
import { isShownIn, windowAt } from './own-window.ts'

it.each([
  ['/', 'main'],
  ['/posts/post-1', 'main'],
  ['/first-run', 'main'],
  ['/panel', 'panel'],
  ['/desktop-settings', 'settings'],
  ['/profile', 'settings'],
] as const)('knows the window of a page at %s', (path, own) => expect(windowAt(path)).toBe(own))

it.each(['/profile#security', '/desktop-settings/servers'])(
  'shows %s in the settings window alone',
  (path) => {
    expect(isShownIn('main', path)).toBe(false)
    expect(isShownIn('settings', path)).toBe(true)
  },
)

it.each(['/dashboard', '/posts/post-1?x'])('shows %s in the main window alone', (path) => {
  expect(isShownIn('settings', path)).toBe(false)
  expect(isShownIn('main', path)).toBe(true)
})

it('leads nowhere from the panel', () => {
  expect(isShownIn('panel', '/profile')).toBe(true)
})
