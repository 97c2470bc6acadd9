import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { PageView } from '@fanfare/contract/community/data/page_view.ts'
import { createFakePlatform, type FakePlatform } from '../../../../platform/fake-platform.ts'
import { PlatformContext } from '../../../../platform/platform-context.ts'
import { Meta } from '../../../../primitives/meta.tsx'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { useConsent } from '../hooks/consent-store.ts'
import { AnalyticsEffects } from './analytics-effects.tsx'
import { CookieSettings } from './cookie-settings.tsx'

const addressOf = (path: string) => new URL(path, location.origin).href
const PUBLIC = new Set(['/pricing', '/public/northwind/hiring', '/terms'])

/** A page with a title, and with a canonical address if it is public. */
function Page() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [path, setPath] = useState('')
  const canonical = PUBLIC.has(pathname) ? addressOf(pathname) : undefined
  return (
    <>
      <Meta key={pathname} title={`Title of ${pathname}`} noindex={canonical === undefined} />
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      <input aria-label="Path" value={path} onChange={({ target }) => setPath(target.value)} />
      <button type="button" onClick={() => void navigate(path)}>
        Go
      </button>
      <button type="button" onClick={() => void navigate('/reset-password', { replace: true })}>
        Forget the secret
      </button>
    </>
  )
}

interface Setting {
  /** The analytics provider, as the server has written it into the page. */
  provider?: 'plausible' | 'ga4' | null
  stored?: Record<string, string>
  at?: string
  signedIn?: boolean
}

async function visit({ provider = 'plausible', stored, at = '/pricing', signedIn }: Setting = {}) {
  if (provider !== null) document.documentElement.dataset.analytics = provider
  const server = fakeApi({ 'POST /page-views': undefined })
  const platform: FakePlatform = createFakePlatform(stored)
  const { user } = await renderScreen(
    <PlatformContext value={platform}>
      <Page />
      <CookieSettings>Cookie settings</CookieSettings>
      <AnalyticsEffects />
    </PlatformContext>,
    { at, user: signedIn ? aUser() : null },
  )
  const views = () => server.to('POST /page-views').map(({ body }) => body as PageView)
  const go = async (path: string) => {
    await user.clear(screen.getByRole('textbox'))
    await user.fill(screen.getByRole('textbox'), path)
    await user.click(screen.getByRole('button', { name: 'Go' }))
  }
  return { server, storage: platform.storage, user, views, go }
}

const shownBanner = () => screen.queryByRole('region', { name: 'Cookies' })
const banner = () => screen.findByRole('region', { name: 'Cookies' })
const press = async (user: Awaited<ReturnType<typeof visit>>['user'], name: string) =>
  user.click(within(await banner()).getByRole('button', { name }))
const settings = () => screen.findByRole('button', { name: 'Cookie settings' })

/** The browser sends Global Privacy Control until the test ends. */
function sendPrivacyControl() {
  Object.assign(navigator, { globalPrivacyControl: true })
  onTestFinished(() => void Object.assign(navigator, { globalPrivacyControl: undefined }))
}

/** Longer than it takes to report a page. */
const untilReported = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)))

describe('while nobody counts', () => {
  it('nobody is asked, and nothing is sent, whatever was chosen before', async () => {
    const { views } = await visit({ provider: null, stored: { cookie_consent: 'accepted' } })
    await untilReported()
    expect(shownBanner()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cookie settings' })).toBeNull()
    expect(views()).toEqual([])
  })
})

describe('somebody who has not chosen', () => {
  it('is asked, and nothing is sent or kept', async () => {
    const { views, storage } = await visit({ provider: 'ga4' })
    await banner()
    await untilReported()
    expect(views()).toEqual([])
    expect(storage.get('analytics_client')).toBeNull()
    expect(storage.get('cookie_consent')).toBeNull()
  })

  it('is not asked at an address without a page, where nothing is counted, but at the next page', async () => {
    const { go } = await visit({ at: '/nowhere' })
    await settings()
    expect(shownBanner()).toBeNull()
    await go('/terms')
    await banner()
  })

  it('keeps the focus by the footer after an answer from the keyboard', async () => {
    const { user, storage } = await visit()
    const decline = within(await banner()).getByRole('button', { name: 'Decline' })
    act(() => decline.focus())
    await user.keyboard('{Enter}')
    expect(storage.get('cookie_consent')).toBe('declined')
    expect(shownBanner()).toBeNull()
    expect(document.activeElement).toBe(await settings())
  })

  it('is still asked after closing the settings without an answer', async () => {
    const { user } = await visit()
    await user.click(await settings())
    expect(document.activeElement).toBe(await banner())
    await press(user, 'Close')
    expect((await banner()).textContent).not.toContain('You have not chosen yet')
    expect(document.activeElement).toBe(await settings())
  })

  it('has declined when the browser sends Global Privacy Control, until they accept', async () => {
    sendPrivacyControl()
    const { views, user, go, storage } = await visit()
    await user.click(await settings())
    expect((await banner()).textContent).toContain('Global Privacy Control')
    await press(user, 'Close')
    await go('/terms')
    await untilReported()
    expect(views()).toEqual([])
    expect(storage.get('cookie_consent')).toBeNull()
    await user.click(await settings())
    await press(user, 'Accept')
    await waitFor(() => expect(views().map(({ path }) => path)).toEqual(['/terms']))
  })
})

describe('somebody who has accepted', () => {
  it('is counted on each page once, by address and title where everybody can read it', async () => {
    const { views, user, go, storage } = await visit()
    await press(user, 'Accept')
    expect(storage.get('cookie_consent')).toBe('accepted')
    await waitFor(() => expect(views()).toHaveLength(1))
    await go('/public/northwind/hiring')
    await waitFor(() => expect(views()).toHaveLength(2))
    await untilReported()
    expect(views()).toEqual([
      { path: '/pricing', title: 'Title of /pricing · Fanfare' },
      { path: '/public/northwind/hiring', title: 'Title of /public/northwind/hiring · Fanfare' },
    ])
  })

  it.each([
    ['/posts/p1', '/posts/:postId'],
    ['/organizations/o1/settings/members', '/organizations/:organizationId/settings/*'],
    ['/invitation/a-secret-link', '/invitation/:token'],
    ['/public/northwind/private-plans', '/public/:organizationSlug/:postSlug'],
  ])('is counted at %s by the pattern of the screen, without its title', async (at, path) => {
    const { views } = await visit({ at, stored: { cookie_consent: 'accepted' } })
    await waitFor(() => expect(views()).toEqual([{ path }]))
  })

  it('is counted when they come back, although the browser sends Global Privacy Control', async () => {
    sendPrivacyControl()
    const { views } = await visit({ stored: { cookie_consent: 'accepted' } })
    await waitFor(() => expect(views()).toHaveLength(1))
    expect(shownBanner()).toBeNull()
  })

  it('is not counted at an address without a page', async () => {
    const { views, go } = await visit({ at: '/nowhere', stored: { cookie_consent: 'accepted' } })
    await untilReported()
    expect(views()).toEqual([])
    await go('/terms')
    await waitFor(() => expect(views()).toHaveLength(1))
  })

  it('is counted once on a page that removes a secret from its address', async () => {
    const { views, user } = await visit({
      at: '/reset-password/secret',
      stored: { cookie_consent: 'accepted' },
    })
    await waitFor(() => expect(views()).toEqual([{ path: '/reset-password/:token' }]))
    await user.click(screen.getByRole('button', { name: 'Forget the secret' }))
    await untilReported()
    expect(views()).toHaveLength(1)
  })

  it('sends no session', async () => {
    const { server, views } = await visit({ stored: { cookie_consent: 'accepted' }, signedIn: true })
    await waitFor(() => expect(views()).toHaveLength(1))
    expect(server.requests[0]!.headers.has('authorization')).toBe(false)
  })

  it('gets a random id for GA4, which stays for the visit and is deleted by declining', async () => {
    const { views, user, go, storage } = await visit({ provider: 'ga4' })
    await press(user, 'Accept')
    await waitFor(() => expect(views()).toHaveLength(1))
    await go('/terms')
    await waitFor(() => expect(views()).toHaveLength(2))
    const [first, second] = views()
    expect(first!.clientId).toMatch(/^[\da-f]{32}$/)
    expect(first!.sessionId).toMatch(/^\d{10}$/)
    expect([second!.clientId, second!.sessionId]).toEqual([first!.clientId, first!.sessionId])
    expect(second!.engagedMs).toBeGreaterThanOrEqual(200)
    expect(storage.get('analytics_client')).toContain(first!.clientId)

    await user.click(await settings())
    await press(user, 'Decline')
    expect(storage.get('analytics_client')).toBeNull()
    expect(storage.get('cookie_consent')).toBe('declined')
    await go('/pricing')
    await untilReported()
    expect(views()).toHaveLength(2)
  })

  it('is not counted any more after declining in another tab', async () => {
    const { views, go, storage } = await visit({ stored: { cookie_consent: 'accepted' } })
    await waitFor(() => expect(views()).toHaveLength(1))
    storage.set('cookie_consent', 'declined')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cookie_consent' })))
    expect(useConsent.getState().choice).toBe('declined')
    await go('/terms')
    await untilReported()
    expect(views()).toHaveLength(1)
  })
})

describe('the cookie settings', () => {
  it('say what was chosen, and give the focus back when they close', async () => {
    const { user, storage } = await visit({ stored: { cookie_consent: 'declined' } })
    await untilReported()
    expect(shownBanner()).toBeNull()
    await user.click(await settings())
    expect((await banner()).textContent).toContain('You declined. Nothing is counted.')
    expect(document.activeElement).toBe(await banner())
    await user.keyboard('{Escape}')
    expect(shownBanner()).toBeNull()
    expect(document.activeElement).toBe(await settings())
    expect(storage.get('cookie_consent')).toBe('declined')
  })
})
