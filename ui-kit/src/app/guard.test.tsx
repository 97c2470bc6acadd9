import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy, type ComponentType } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberReturnPath, takeReturnPath } from '../platform/session/return-to.ts'
import type { RouteAccess } from '../components/app-route.ts'
import { useSessionStore } from '../platform/session/session-store.ts'
import { delayed } from '../testing/fake-api.ts'
import { aUser } from '../testing/fixtures.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { authRoutes } from '../features/identity/auth/routes.tsx'
import { twoFactorRoutes } from '../features/identity/two-factor/routes.tsx'
import { Guard } from './guard.tsx'
import { ROUTES } from './routes.tsx'
import { PageFrame } from './shell/page-frame.tsx'

const main = () => document.querySelector('main')!
const address = async () => (await screen.findByLabelText('address')).textContent

interface Visit {
  signedIn?: boolean
  isAdmin?: boolean
  at?: string
  offline?: ComponentType
}

async function visit(access: RouteAccess, setting: Visit = {}) {
  await renderScreen(
    <Guard access={access} offline={setting.offline}>
      <h1>Here</h1>
    </Guard>,
    {
      path: '/place',
      at: setting.at ?? '/place?page=2',
      user: setting.signedIn ? aUser({ isAdmin: setting.isAdmin }) : null,
    },
  )
}

beforeEach(() => sessionStorage.clear())

it('shows a public screen to everybody', async () => {
  await visit('open')
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy()
})

it('redirects a visitor of a member screen to the start, and remembers the address', async () => {
  await visit('member')
  await expect.poll(address).toBe('/')
  expect(takeReturnPath()).toBe('/place?page=2')
})

it('redirects a visitor of a screen that names a place for them, and remembers the address', async () => {
  await renderScreen(
    <Guard access="member" signedOutTo="/login">
      <h1>Here</h1>
    </Guard>,
    { path: '/2fa', at: '/2fa' },
  )
  await expect.poll(address).toBe('/login')
  expect(takeReturnPath()).toBe('/2fa')
})

it('sends visitors of the community to its landing page, and back with their filter', async () => {
  const { access, signedOutTo } = ROUTES.find(({ path }) => path === '/community')!
  await renderScreen(
    <Guard access={access} signedOutTo={signedOutTo}>
      <h1>The community</h1>
    </Guard>,
    { path: '/community', at: '/community?tags=design' },
  )
  await expect.poll(address).toBe('/community-landing')
  expect(takeReturnPath()).toBe('/community?tags=design')
})

it('sends visitors of the two-factor page to the sign-in', () => {
  expect(twoFactorRoutes).toMatchObject([{ path: '/2fa', signedOutTo: '/login' }])
})

it('shows a member screen to a member', async () => {
  await visit('member', { signedIn: true })
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy()
})

const expire = () => act(() => useSessionStore.getState().expire())

describe('when the session expires', () => {
  it.each(['open', 'member'] as const)(
    'leads from a screen with access "%s" to the start, and back after the sign-in',
    async (access) => {
      await visit(access, { signedIn: true })
      await screen.findByRole('heading', { name: 'Here' })
      expire()
      await expect.poll(address).toBe('/')
      expect(takeReturnPath()).toBe('/place?page=2')
    },
  )

  it('says so once, on the start page, which a visitor may then leave', async () => {
    await renderScreen(
      <Guard access="open">
        <h1>Here</h1>
        <Link to="/elsewhere">On</Link>
      </Guard>,
      { at: '/place?page=2', user: aUser() },
    )
    expire()
    await screen.findByRole('alertdialog', { name: 'Your session has expired' })
    expect(await address()).toBe('/')
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(useSessionStore.getState().status).toBe('anonymous')
    await userEvent.click(screen.getByRole('link', { name: 'On' }))
    await expect.poll(address).toBe('/elsewhere')
  })

  it('leads to the sign-in, and from there to where the person was', async () => {
    await renderScreen(
      <Guard access="open">
        <h1>Here</h1>
      </Guard>,
      { at: '/posts/p1/edit?from=mail#comment', user: aUser() },
    )
    expire()
    await screen.findByRole('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await expect.poll(address).toBe('/login')
    expect(takeReturnPath()).toBe('/posts/p1/edit?from=mail#comment')
  })

  it('stays on a screen that needs no session', async () => {
    await renderScreen(
      <Guard access="open" sessionless>
        <h1>Here</h1>
      </Guard>,
      { path: '/place', at: '/place', user: aUser() },
    )
    expire()
    await waitFor(() => expect(useSessionStore.getState().status).toBe('anonymous'))
    await expect.poll(address).toBe('/place')
    expect(screen.getByRole('heading', { name: 'Here' })).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('says so to who comes back to a member screen with a session that is over', async () => {
    const page = (
      <Routes>
        <Route path="/" element={<Guard access="open">Start</Guard>} />
        <Route path="/place" element={<Guard access="member">Here</Guard>} />
      </Routes>
    )
    await renderScreen(page, { at: '/place?page=2', status: 'loading' })
    expire()
    await screen.findByRole('alertdialog', { name: 'Your session has expired' })
    expect(await address()).toBe('/')
    expect(takeReturnPath()).toBe('/place?page=2')
  })

  it('stays on the public screen of a session that was stale at the start', async () => {
    await visit('open')
    act(() => useSessionStore.setState({ token: 'stale', status: 'loading' }))
    expire()
    await expect.poll(address).toBe('/place?page=2')
    expect(screen.getByRole('heading', { name: 'Here' })).toBeTruthy()
  })
})

it('marks the pages of mailed links, which need no session', () => {
  const sessionless = authRoutes.filter(({ sessionless }) => sessionless).map(({ path }) => path)
  expect(sessionless).toEqual([
    '/auth',
    '/forgot-password',
    '/reset-password/:token?',
    '/verify-email',
    '/cancel-email-change',
    '/setup',
  ])
})

it('tells members that a screen is for administrators', async () => {
  await visit('administrator', { signedIn: true })
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeTruthy()
  expect(screen.getByText(/^Admin access required/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Here' })).toBeNull()
})

it('shows an administrator screen to administrators', async () => {
  await visit('administrator', { signedIn: true, isAdmin: true })
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy()
})

it('redirects a member from the sign-in to the remembered address', async () => {
  rememberReturnPath('/posts/p1')
  await visit('guest', { signedIn: true })
  await expect.poll(address).toBe('/posts/p1')
  expect(takeReturnPath()).toBe('/dashboard')
})

it('redirects a member from the sign-in to its invitation rather than to the remembered address', async () => {
  rememberReturnPath('/posts/p1')
  await visit('guest', { signedIn: true, at: '/place?invitation=abc%2F1' })
  await expect.poll(address).toBe('/invitation/abc%2F1')
  expect(takeReturnPath()).toBe('/dashboard')
})

it('goes where a link leads, although the sign-in ends while its page loads', async () => {
  const page = delayed({ default: () => <h1>The post</h1> })
  const Post = lazy(page.answer)
  await renderScreen(
    <Routes>
      <Route
        path="/"
        element={
          <Guard access="guest">
            <Link to="/posts/p1">Open the post</Link>
          </Guard>
        }
      />
      <Route path="/posts/p1" element={<Post />} />
    </Routes>,
  )
  await userEvent.click(await screen.findByRole('link', { name: 'Open the post' }))
  act(() => useSessionStore.setState({ token: 't', user: aUser(), status: 'authenticated' }))
  await act(async () => page.release())
  expect(await screen.findByRole('heading', { name: 'The post' })).toBeTruthy()
  expect(await address()).toBe('/posts/p1')
})

it('redirects a member from a sign-in with an empty invitation', async () => {
  await visit('guest', { signedIn: true, at: '/place?invitation=' })
  await expect.poll(address).toBe('/dashboard')
})

it.each(['unknown', 'loading', 'offline'] as const)('waits while the session is %s', async (status) => {
  await visit('guest')
  useSessionStore.setState({ status })
  expect(await screen.findByText('Loading…')).toBeTruthy()
  await expect.poll(address).toBe('/place?page=2')
})

it('shows what a known user saw last while the session is unconfirmed, and acts on nothing of it', async () => {
  await renderScreen(
    <PageFrame>
      <Guard access="member">
        <button type="button">Copy</button>
      </Guard>
    </PageFrame>,
    { user: aUser(), status: 'loading' },
  )
  expect(main().textContent).toBe('Copy')
  expect(main().inert).toBe(true)
  act(() => useSessionStore.setState({ status: 'offline' }))
  expect(main().textContent).toBe('Copy')
  expect(main().inert).toBe(true)
  act(() => useSessionStore.setState({ status: 'authenticated' }))
  expect(main().inert).toBe(false)
})

it('shows the outage screen of the shell, also while it retries', async () => {
  await visit('member', { signedIn: true, offline: () => <h1>The last list</h1> })
  act(() => useSessionStore.setState({ token: 't', status: 'offline' }))
  await screen.findByRole('heading', { name: 'The last list' })
  act(() => useSessionStore.setState({ status: 'loading' }))
  expect(screen.getByRole('heading', { name: 'The last list' })).toBeTruthy()
  act(() => useSessionStore.setState({ status: 'authenticated', user: aUser() }))
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy()
})
