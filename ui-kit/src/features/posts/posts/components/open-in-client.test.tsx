import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { OpenInClient } from './open-in-client.tsx'

const KEY = 'app_desktop_client'
const LINK = `fanfare://posts/post-1?server=${encodeURIComponent(location.origin)}`
const OPEN = { name: 'Open in Fanfare on this computer' }
const ALWAYS = { name: 'Always open links to posts there' }
let opened: string[]

const visit = (known?: string) =>
  renderScreen(<OpenInClient postId="post-1" />, {
    ...(known !== undefined && { stored: { [KEY]: known } }),
  })

/** The browser's navigation type of this page load. */
function loadedBy(type: NavigationTimingType): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
}

const record = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a')
  if (link === null) return
  event.preventDefault()
  opened.push(link.href)
}

beforeEach(() => {
  opened = []
  sessionStorage.clear()
  document.addEventListener('click', record)
})
afterEach(() => {
  document.removeEventListener('click', record)
  vi.restoreAllMocks()
})

it.each([undefined, 'nonsense'])('offers nothing while the client is %s here', async (known) => {
  await visit(known)
  expect(screen.queryByRole('link')).toBeNull()
})

it('opens the post when it is asked to, and remembers that links always open there', async () => {
  const { user, platform } = await visit('installed')
  expect(opened).toEqual([])
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('link', OPEN))
  expect(opened).toEqual([LINK])
  screen.getByText('This post opens in Fanfare on this computer')
  await user.click(screen.getByRole('checkbox', ALWAYS))
  expect(platform.storage.get(KEY)).toBe('preferred')
})

it('opens the post at once when a link has led here and links open there, until that is turned off', async () => {
  loadedBy('navigate')
  const { user, platform } = await visit('preferred')
  expect(opened).toEqual([LINK])
  await user.click(screen.getByRole('checkbox', ALWAYS))
  expect(platform.storage.get(KEY)).toBe('installed')
})

it('does not open it at once again when the way back leads here', async () => {
  loadedBy('navigate')
  const { unmount } = await visit('preferred')
  unmount()
  await visit('preferred')
  expect(opened).toEqual([LINK])
})

it('does not open it at once on the way back after links were chosen to open there', async () => {
  loadedBy('navigate')
  const { unmount } = await visit('installed')
  unmount()
  await visit('preferred')
  expect(opened).toEqual([])
})

it.each(['reload', 'back_forward'] as const)('does not open it at once after %s', async (type) => {
  loadedBy(type)
  await visit('preferred')
  expect(opened).toEqual([])
  screen.getByRole('link', OPEN)
})
