import { act, screen } from '@testing-library/react'
import { Monitor } from 'lucide-react'
import { expect, it } from 'vitest'
import { usePreferences } from '../../platform/preferences/preferences-store.ts'
import { useSessionStore } from '../../platform/session/session-store.ts'
import { aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import MobileMenu from './mobile-menu.tsx'
import { ClientPartsContext } from './client-parts.ts'
import { closeLayer, openLayer } from './shell-store.ts'
import { UserMenu } from './user-menu.tsx'

const OWN_PLACES = [
  ['Organizations', '/organizations'],
  ['Profile', '/profile'],
  ['Two-factor authentication', '/2fa'],
  ['Your reports', '/reports'],
  ['Your support requests', '/support'],
  ['Help', '/help'],
] as const

it.each(OWN_PLACES)('the account menu leads to %s', async (name, href) => {
  const { user } = await renderScreen(<UserMenu />, { user: aUser() })
  await user.click(await screen.findByRole('button', { name: 'Account menu' }))
  const item = await screen.findByRole('menuitem', { name })
  expect(item.getAttribute('href')).toBe(href)
})

it.each(OWN_PLACES)('the drawer of a member leads to %s', async (name, href) => {
  await renderScreen(<MobileMenu />, { user: aUser() })
  act(() => openLayer('menu'))
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe(href)
  act(() => closeLayer('menu'))
})

it('the drawer leads home, on the web only', async () => {
  const { platform, unmount } = await renderScreen(<MobileMenu />, { user: aUser() })
  act(() => openLayer('menu'))
  expect((await screen.findByRole('link', { name: 'Home' })).getAttribute('href')).toBe('/')
  platform.kind = 'desktop'
  act(() => useSessionStore.setState({ user: aUser({ name: 'Ana' }) }))
  await screen.findByRole('link', { name: 'Dashboard' })
  expect(screen.queryByRole('link', { name: 'Home' })).toBeNull()
  act(() => closeLayer('menu'))
  unmount()
})

it('the drawer of a visitor has no links that require a session', async () => {
  await renderScreen(<MobileMenu />)
  act(() => openLayer('menu'))
  await screen.findByRole('link', { name: 'Sign in' })
  expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull()
  act(() => closeLayer('menu'))
})

it('a changed name and avatar appear in the menu at once', async () => {
  const { user } = await renderScreen(<UserMenu />, { user: aUser() })
  const button = await screen.findByRole('button', { name: 'Account menu' })
  const changes = { id: 'user-1', name: 'Ana Maria', avatarUrl: '/new.webp' }
  act(() => useSessionStore.getState().updateUser(changes))
  expect(button.querySelector('img')?.getAttribute('src')).toBe('/new.webp')
  await user.click(button)
  await screen.findByText('Ana Maria')
})

it('the account menu changes the theme, and stays open', async () => {
  usePreferences.setState({ theme: 'light' })
  const { user } = await renderScreen(<UserMenu />, { user: aUser() })
  await user.click(await screen.findByRole('button', { name: 'Account menu' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
  expect(usePreferences.getState().theme).toBe('dark')
  await user.click(screen.getByRole('menuitemradio', { name: 'Light' }))
  expect(usePreferences.getState().theme).toBe('light')
})

const COMPUTER = { to: '/desktop-settings', icon: Monitor, Label: () => 'This computer' }

it('the account menu and the drawer have the links of the shell', async () => {
  const page = (
    <ClientPartsContext value={{ accountMenuItems: [COMPUTER] }}>
      <UserMenu />
      <MobileMenu />
    </ClientPartsContext>
  )
  const { user } = await renderScreen(page, { user: aUser() })
  await user.click(await screen.findByRole('button', { name: 'Account menu' }))
  const item = await screen.findByRole('menuitem', { name: 'This computer' })
  expect(item.getAttribute('href')).toBe('/desktop-settings')
  await user.keyboard('{Escape}')
  act(() => openLayer('menu'))
  const link = await screen.findByRole('link', { name: 'This computer' })
  expect(link.getAttribute('href')).toBe('/desktop-settings')
  act(() => closeLayer('menu'))
})
