import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorCode } from '../../client/api-error.ts'
import { useConsent } from '../../features/community/analytics/hooks/consent-store.ts'
import { useConnectionStore } from '../live/connection-store.ts'
import { usePreferences } from '../../platform/preferences/preferences-store.ts'
import { useSessionStore } from '../../platform/session/session-store.ts'
import { fakeApi, unreachable } from '../../testing/fake-api.ts'
import { aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { Footer } from './footer.tsx'
import { HeaderNav } from './header-nav.tsx'
import NotFoundScreen from './not-found-screen.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { openLayer, useShellStore } from './shell-store.ts'

beforeEach(() => {
  useConnectionStore.setState({ lost: false })
  usePreferences.setState({ theme: 'light', shortcuts: true })
})

const offlineWords = () => screen.queryByText('You are offline. Trying to reconnect…')

const places = async () =>
  (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')])
const placesOf = async (name: string) =>
  within(await screen.findByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const current = () => screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)

const problem = (status: number, code: ApiErrorCode) => new ApiError({ status, code, message: code })

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

  it('has the pages of the product and of the company, and the button for support', async () => {
    await renderScreen(<Footer />)
    expect(await placesOf('Product')).toEqual([
      ['Integrations', '/integrations'],
      ['Slack', '/integrations/slack-integration'],
      ['Pricing', '/pricing'],
      ['Community', '/community-landing'],
    ])
    expect(await placesOf('Company')).toEqual([
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
    ])
    const support = screen.getByRole('navigation', { name: 'Support' })
    within(support).getByRole('button', { name: 'Request support' })
    expect(await placesOf('Support')).toEqual([['Help', '/help']])
  })

  it.each([
    ['en', 'Help'],
    ['pt', 'Ajuda'],
    ['fr', 'Aide'],
    ['es', 'Ayuda'],
  ] as const)('leads to the guide of the server, also in %s', async (language, name) => {
    await renderScreen(<Footer />, { language })
    const link = await screen.findByRole('link', { name })
    expect(link.getAttribute('href')).toBe('/help')
    expect(link.getAttribute('hreflang')).toBe('en')
  })

  it('opens the help beside the page, and the guide in a new tab with a modifier key', async () => {
    const { user } = await renderScreen(<Footer />)
    const link = await screen.findByRole('link', { name: 'Help' })
    expect(link.getAttribute('target')).toBe('_blank')
    await user.keyboard('{Control>}')
    await user.click(link)
    await user.keyboard('{/Control}')
    expect(useShellStore.getState().layer).toBe('none')
    await user.click(link)
    expect(useShellStore.getState().layer).toBe('help')
    act(() => openLayer('none'))
  })

  it('opens the cookie settings where page views are counted, and nowhere else', async () => {
    const { user } = await renderScreen(<Footer />)
    await placesOf('Company')
    expect(screen.queryByRole('button', { name: 'Cookie settings' })).toBeNull()
    act(() => useConsent.setState({ provider: 'plausible' }))
    await user.click(screen.getByRole('button', { name: 'Cookie settings' }))
    expect(useConsent.getState().areSettingsOpen).toBe(true)
  })

  it('leads to the pages of the server in the browser, from the desktop client', async () => {
    const { platform } = await renderScreen(<Footer />)
    platform.kind = 'desktop'
    platform.origin = () => 'https://fanfare.example'
    act(() => useSessionStore.setState({ user: aUser(), status: 'authenticated' }))
    const privacy = await screen.findByRole('link', { name: 'Privacy' })
    expect(privacy.getAttribute('href')).toBe('https://fanfare.example/privacy')
    expect(privacy.getAttribute('target')).toBe('_blank')
    const help = screen.getByRole('link', { name: 'Help' })
    expect(help.getAttribute('href')).toBe('https://fanfare.example/help')
    expect(screen.getByRole('link', { name: 'Community' }).getAttribute('href')).toBe('/community')
  })

  it('changes the theme', async () => {
    const { user } = await renderScreen(<Footer />)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Theme' }), 'Dark')
    expect(usePreferences.getState().theme).toBe('dark')
  })
})

describe('the places in the header', () => {
  it('are the start, the integrations, the community and the dashboard for a member', async () => {
    await renderScreen(<HeaderNav />, { user: aUser(), at: '/dashboard' })
    expect(await places()).toEqual([
      ['Home', '/'],
      ['Integrations', '/integrations'],
      ['Community', '/community'],
      ['Dashboard', '/dashboard'],
    ])
    expect(current()).toEqual(['Dashboard'])
  })

  it('are the start and the landing page of the community for a visitor', async () => {
    await renderScreen(<HeaderNav />, { at: '/community-landing' })
    expect(await places()).toEqual([
      ['Home', '/'],
      ['Integrations', '/integrations'],
      ['Community', '/community-landing'],
    ])
    expect(current()).toEqual(['Community'])
  })

  it('are none of the website in the desktop client', async () => {
    const { platform } = await renderScreen(<HeaderNav />, { at: '/community-landing' })
    platform.kind = 'desktop'
    act(() => useSessionStore.setState({ user: aUser(), status: 'authenticated' }))
    expect(await places()).toEqual([
      ['Community', '/community'],
      ['Dashboard', '/dashboard'],
    ])
  })

  it('have the administration before the dashboard', async () => {
    await renderScreen(<HeaderNav />, { user: aUser({ isAdmin: true }), at: '/dashboard' })
    expect((await places()).slice(-3)).toEqual([
      ['Community', '/community'],
      ['Admin', '/admin'],
      ['Dashboard', '/dashboard'],
    ])
  })
})

describe('the offline banner', () => {
  it('is hidden while the server answers', async () => {
    await renderScreen(<OfflineBanner />, { user: aUser() })
    expect(offlineWords()).toBeNull()
  })

  const interrupted = 'The connection to the server is interrupted. Trying to reconnect…'

  it('is shown while the event stream is lost, and hidden when it is back', async () => {
    await renderScreen(<OfflineBanner />, { user: aUser() })
    act(() => useConnectionStore.setState({ lost: true }))
    screen.getByText(interrupted)
    act(() => useConnectionStore.setState({ lost: false }))
    expect(screen.queryByText(interrupted)).toBeNull()
  })

  it('is shown while the server could not be reached to confirm the session', async () => {
    await renderScreen(<OfflineBanner />)
    act(() => useSessionStore.setState({ status: 'offline', problem: problem(0, 'NETWORK') }))
    screen.getByText('The server cannot be reached. Trying to reconnect…')
    expect(offlineWords()).toBeNull()
  })

  it('says that this device is offline when it is', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await renderScreen(<OfflineBanner />)
    act(() => useSessionStore.setState({ status: 'offline', problem: problem(0, 'OFFLINE') }))
    expect(offlineWords()).not.toBeNull()
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    screen.getByText('The server cannot be reached. Trying to reconnect…')
    onLine.mockRestore()
  })

  it.each<[number, ApiErrorCode, RegExp]>([
    [429, 'TOO_MANY_REQUESTS', /^Too many attempts .*Trying again…$/],
    [503, 'SERVICE_UNAVAILABLE', /^The service is not available right now\..*Trying again…$/],
  ])('says the reason for a %d, and not that one is offline', async (status, code, words) => {
    await renderScreen(<OfflineBanner />)
    act(() => useSessionStore.setState({ status: 'offline', problem: problem(status, code) }))
    screen.getByText(words)
    expect(offlineWords()).toBeNull()
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
    const link = await screen.findByRole('link', { name: 'Go to the home page' })
    expect(link.getAttribute('href')).toBe('/')
  })
})
