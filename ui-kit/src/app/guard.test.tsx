import { act, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { rememberReturnPath, takeReturnPath } from '../platform/session/return-to.ts'
import type { RouteAccess } from '../components/app-route.ts'
import { useSessionStore } from '../platform/session/session-store.ts'
import { aUser } from '../testing/fixtures.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { twoFactorRoutes } from '../features/two-factor/routes.tsx'
import { Guard } from './guard.tsx'

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
  expect(await address()).toBe('/')
  expect(takeReturnPath()).toBe('/place?page=2')
})

it('redirects a visitor of a screen that names a place for them, and remembers the address', async () => {
  await renderScreen(
    <Guard access="member" signedOutTo="/login">
      <h1>Here</h1>
    </Guard>,
    { path: '/2fa', at: '/2fa' },
  )
  expect(await address()).toBe('/login')
  expect(takeReturnPath()).toBe('/2fa')
})

it('sends visitors of the two-factor page to the sign-in', () => {
  expect(twoFactorRoutes).toMatchObject([{ path: '/2fa', signedOutTo: '/login' }])
})

it('shows a member screen to a member', async () => {
  await visit('member', { signedIn: true })
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy()
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
  expect(await address()).toBe('/posts/p1')
  expect(takeReturnPath()).toBe('/dashboard')
})

it('redirects a member from the sign-in to its invitation rather than to the remembered address', async () => {
  rememberReturnPath('/posts/p1')
  await visit('guest', { signedIn: true, at: '/place?invitation=abc%2F1' })
  expect(await address()).toBe('/invitation/abc%2F1')
  expect(takeReturnPath()).toBe('/dashboard')
})

it('redirects a member from a sign-in with an empty invitation', async () => {
  await visit('guest', { signedIn: true, at: '/place?invitation=' })
  expect(await address()).toBe('/dashboard')
})

it.each(['unknown', 'loading', 'offline'] as const)('waits while the session is %s', async (status) => {
  await visit('guest')
  useSessionStore.setState({ status })
  expect(await screen.findByText('Loading…')).toBeTruthy()
  expect(await address()).toBe('/place?page=2')
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
