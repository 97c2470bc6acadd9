import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { takeReturnPath } from '../../platform/session/return-to.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { AppRouter } from '../app-router.tsx'
import { ROUTES } from '../routes.tsx'
import { ADMIN_NAV } from './admin-nav.ts'
import { HeaderNav } from './header-nav.tsx'
import MobileMenu from './mobile-menu.tsx'
import { closeLayer, openLayer } from './shell-store.ts'

const ADMIN_PATHS = ROUTES.map(({ path }) => path).filter((path) => /^\/admin(\/|$)/.test(path))
const admin = aUser({ isAdmin: true })

const visit = (at: string, user = admin as typeof admin | null) =>
  renderScreen(<AppRouter routes={ROUTES} />, { at, user })

// What the screens fetch is not of interest here.
beforeEach(() => void fakeApi({}))

const bar = () => screen.findByRole('navigation', { name: 'Admin' })
const address = async () => (await screen.findByLabelText('address')).textContent

it('has a route for each of its entries, and an entry for each screen of administrators, or the one above', () => {
  const entries = ADMIN_NAV.map(({ to }) => to)
  const screens = ADMIN_PATHS.filter((path) => /^\/admin\/[^:*]+$/.test(path))
  const isBelow = (path: string) => entries.some((entry) => path.startsWith(`${entry}/`))
  expect(entries.toSorted()).toEqual(screens.filter((path) => !isBelow(path)).toSorted())
})

it('lets only administrators see any screen below /admin', () => {
  const open = ROUTES.filter(({ path, access }) => ADMIN_PATHS.includes(path) && access !== 'administrator')
  expect(open).toEqual([])
})

it.each([...ADMIN_NAV.map(({ to }) => to), '/admin', '/admin/nothing', '/admin/tags/nothing'])(
  'refuses a member at %s, without a bar',
  async (path) => {
    await visit(path, aUser())
    const name = path === '/admin/testimonials' ? 'Unauthorized' : 'Access Denied'
    await screen.findByRole('heading', { level: 1, name })
    expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull()
  },
)

it('sends a visitor of any address below /admin to the start, and back after the sign-in', async () => {
  await visit('/admin/nothing', null)
  await expect.poll(address).toBe('/')
  expect(takeReturnPath()).toBe('/admin/nothing')
})

it('leads from /admin to the first screen', async () => {
  await visit('/admin')
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(ADMIN_NAV[0].to), {
    timeout: 4_000,
  })
})

it('shows the screens, and which one is open', async () => {
  await visit('/admin/reset-links')
  const links = within(await bar()).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ADMIN_NAV.map(({ to }) => to))
  within(await bar()).getByRole('link', { name: 'Reset links', current: 'page' })
})

it('stays where there is no such page', async () => {
  await visit('/admin/nothing')
  await bar()
  await screen.findByRole('heading', { name: 'Page not found' })
})

it('is not on other pages', async () => {
  await visit('/2fa')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull()
})

it('is reached from the header and the drawer by administrators alone', async () => {
  const places = (
    <>
      <HeaderNav />
      <MobileMenu />
    </>
  )
  const { unmount } = await renderScreen(places, { user: admin })
  const link = await screen.findByRole('link', { name: 'Admin' })
  expect(link.getAttribute('href')).toBe('/admin')
  act(() => openLayer('menu'))
  const drawer = await screen.findByRole('dialog')
  expect(within(drawer).getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/admin')
  act(() => closeLayer('menu'))
  unmount()
  await renderScreen(places, { user: aUser() })
  await screen.findByRole('link', { name: 'Dashboard' })
  expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull()
})
