import { screen } from '@testing-library/react'
import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { authRoutes } from '@fanfare/ui-kit/features/identity/auth/routes.tsx'
import { desktopRoutes } from '../../routes.tsx'
import { renderWindow } from '../../testing/render-window.tsx'
import InBrowserScreen from './in-browser-screen.tsx'

it('opens the page in the browser, with its path and query', async () => {
  const { user, platform } = await renderWindow(<InBrowserScreen />, { at: '/reset-password/abc?from=mail' })
  await user.click(await screen.findByRole('button', { name: 'Open in the browser' }))
  expect(platform.opened).toEqual([`${location.origin}/reset-password/abc?from=mail`])
})

it.each(authRoutes.map(({ path }) => path))('the desktop client replaces %s', (path) => {
  const address = path.replace('/:token?', '/abc')
  const own = desktopRoutes.find((route) => matchPath(route.path, address))
  expect(own?.bare).toBe(true)
})
