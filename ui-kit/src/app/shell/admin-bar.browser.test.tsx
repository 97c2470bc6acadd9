import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import { useSessionStore } from '../../platform/session/session-store.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import AdminBar from './admin-bar.tsx'
import { ADMIN_NAV } from './admin-nav.ts'
import { Shell } from './shell.tsx'

const topOfScreen = () => screen.getByRole('main').getBoundingClientRect().top
const LAST = ADMIN_NAV.at(-1)!.to

it.each([...LANGUAGES.map((language) => [language, LAST] as const), ['en', `${LAST}/below`] as const])(
  'fits on a phone in %s, with the link of the screen that is open in view at %s',
  async (language, at) => {
    await page.viewport(375, 740)
    await renderScreen(<AdminBar />, { user: aUser({ isAdmin: true }), at, language })
    const current = await screen.findByRole('link', { current: 'page' })
    await expect.poll(() => current.getBoundingClientRect().right).toBeLessThanOrEqual(375)
    expect(current.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
  },
)

/** Where the links begin on a screen. */
const placesAt = async (at: string) => {
  const { unmount } = await renderScreen(<AdminBar />, { user: aUser({ isAdmin: true }), at })
  await screen.findByRole('link', { current: 'page' })
  const places = screen.getAllByRole('link').map((link) => link.getBoundingClientRect().left)
  unmount()
  return places
}

it('has its links in the same places on every screen', async () => {
  await page.viewport(1280, 740)
  expect(await placesAt(LAST)).toEqual(await placesAt(ADMIN_NAV[0].to))
})

it('moves nothing when the user is known and it comes', async () => {
  fakeApi({})
  await renderScreen(<Shell />, { at: LAST, status: 'loading' })
  const before = topOfScreen()
  act(() => useSessionStore.setState({ user: aUser({ isAdmin: true }), status: 'authenticated' }))
  const bar = await screen.findByRole('navigation', { name: 'Admin' })
  expect(bar.getBoundingClientRect().bottom).toBe(before)
  expect(topOfScreen()).toBe(before)
})
