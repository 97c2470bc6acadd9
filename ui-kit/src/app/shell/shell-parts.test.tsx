import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useConnectionStore } from '../live/connection-store.ts'
import { usePreferences } from '../../platform/preferences/preferences-store.ts'
import { useSessionStore } from '../../platform/session/session-store.ts'
import { fakeApi, unreachable } from '../../testing/fake-api.ts'
import { aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { Footer } from './footer.tsx'
import { HeaderNav } from './header-nav.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { OfflineBanner } from './offline-banner.tsx'

beforeEach(() => {
  useConnectionStore.setState({ lost: false })
  usePreferences.setState({ theme: 'light', shortcuts: true })
})

const offlineWords = () => screen.queryByText('You are offline. Trying to reconnect…')

describe('the footer', () => {
  it('offers the languages by their own names, in their order', async () => {
    await renderScreen(<Footer />)
    const languages = await screen.findByRole('combobox', { name: 'Language' })
    const names = within(languages)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['English', 'Español', 'Français', 'Português'])
  })

  it('switches the language at once and stores it on the device', async () => {
    const { user, platform } = await renderScreen(<Footer />)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Português')
    expect(await screen.findByRole('combobox', { name: 'Idioma' })).toBeTruthy()
    expect(platform.storage.get('app_language')).toBe('pt')
    expect(platform.storage.get('app_language_unsaved')).toBe('pt')
  })

  it('saves the language of a member in their profile, and sends nothing for a visitor', async () => {
    const server = fakeApi({ 'PUT /users/me': { user: aUser({ language: 'fr' }), pendingEmail: null } })
    const { user } = await renderScreen(<Footer />, { user: aUser() })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Français')
    await expect.poll(() => useSessionStore.getState().user?.language).toBe('fr')
    expect(server.requests.map(({ body }) => body)).toEqual([{ language: 'fr' }])

    act(() => useSessionStore.setState({ user: null, status: 'anonymous' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Langue' }), 'English')
    await screen.findByRole('combobox', { name: 'Language' })
    expect(server.requests).toHaveLength(1)
  })

  it('switches the language even if the profile cannot be saved', async () => {
    fakeApi({ 'PUT /users/me': unreachable })
    const { user, platform } = await renderScreen(<Footer />, { user: aUser() })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Español')
    await screen.findByRole('combobox', { name: 'Idioma' })
    expect(platform.storage.get('app_language')).toBe('es')
  })

  it('changes the theme', async () => {
    const { user } = await renderScreen(<Footer />)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Theme' }), 'Dark')
    expect(usePreferences.getState().theme).toBe('dark')
  })
})

describe('the places in the header', () => {
  it('are the dashboard and the community for a member', async () => {
    await renderScreen(<HeaderNav />, { user: aUser(), at: '/dashboard' })
    const current = await screen.findByRole('link', { name: 'Dashboard', current: 'page' })
    expect(current.getAttribute('href')).toBe('/dashboard')
    expect(await screen.findByRole('link', { name: 'Community' })).toBeTruthy()
  })

  it('are the community alone for a visitor', async () => {
    await renderScreen(<HeaderNav />)
    expect(await screen.findByRole('link', { name: 'Community' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull()
  })
})

describe('the offline banner', () => {
  it('is hidden while the server answers', async () => {
    await renderScreen(<OfflineBanner />, { user: aUser() })
    expect(offlineWords()).toBeNull()
  })

  it('is shown while the event stream is lost, and hidden when it is back', async () => {
    await renderScreen(<OfflineBanner />, { user: aUser() })
    act(() => useConnectionStore.setState({ lost: true }))
    expect(offlineWords()).not.toBeNull()
    act(() => useConnectionStore.setState({ lost: false }))
    expect(offlineWords()).toBeNull()
  })

  it('is shown while the session could not be confirmed', async () => {
    await renderScreen(<OfflineBanner />)
    act(() => useSessionStore.setState({ status: 'offline' }))
    expect(offlineWords()).not.toBeNull()
  })
})

describe('an address without a page', () => {
  it('leads a member to the dashboard', async () => {
    await renderScreen(<NotFoundScreen />, { user: aUser() })
    const link = await screen.findByRole('link', { name: 'Go to the dashboard' })
    expect(link.getAttribute('href')).toBe('/dashboard')
    expect(document.title).toBe('Page not found · Fanfare')
  })

  it('leads a visitor to the start', async () => {
    await renderScreen(<NotFoundScreen />)
    const link = await screen.findByRole('link', { name: 'Go to the start page' })
    expect(link.getAttribute('href')).toBe('/')
  })
})
