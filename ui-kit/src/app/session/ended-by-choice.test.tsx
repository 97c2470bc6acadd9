import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { configureHttp } from '../../client/http.ts'
import CancelEmailChangeScreen from '../../features/identity/auth/screens/cancel-email-change-screen.tsx'
import { authRoutes } from '../../features/identity/auth/routes.tsx'
import { createFakePlatform } from '../../platform/fake-platform.ts'
import { configureSession, useSessionStore } from '../../platform/session/session-store.ts'
import { takeReturnPath } from '../../platform/session/return-to.ts'
import { fakeApi, refuse } from '../../testing/fake-api.ts'
import { aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { Guard } from '../guard.tsx'
import { useSignOut } from './use-sign-out.ts'

const refused = refuse(401, 'UNAUTHENTICATED')

async function visit(at: string, page: React.ReactElement, answers: Record<string, unknown>) {
  sessionStorage.clear()
  fakeApi(answers)
  configureSession(createFakePlatform({ session_token: 'test-token' }).storage)
  const path = at.split('?')[0]!
  const route = authRoutes.find((each) => each.path === path)
  const guarded = (
    <Guard access="open" sessionless={route?.sessionless}>
      {page}
    </Guard>
  )
  const view = await renderScreen(guarded, { path, at, user: aUser() })
  configureHttp({
    token: () => useSessionStore.getState().token,
    onUnauthenticated: () => useSessionStore.getState().expire(),
  })
  return view
}

it('stays on the outcome of a cancelled email change, which ended all sessions', async () => {
  const { user } = await visit('/cancel-email-change?token=secret', <CancelEmailChangeScreen />, {
    'POST /auth/check-link': { state: 'open', email: 'ana@northwind.example' },
    'POST /auth/cancel-email-change': { email: 'ana@northwind.example' },
    'GET /boot': refused,
  })
  await user.click(await screen.findByRole('button', { name: /sign out everywhere/ }))
  await screen.findByRole('heading', { name: 'We kept your address' })
  await expect.poll(() => useSessionStore.getState().status).toBe('anonymous')
  expect(screen.getByLabelText('address').textContent).toBe('/cancel-email-change')
  expect(screen.getByRole('heading', { name: 'We kept your address' })).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

function SignOut() {
  const signOut = useSignOut()
  return <button onClick={signOut}>Sign out</button>
}

it('remembers no address after a sign-out with a token that has expired', async () => {
  const { user } = await visit('/profile', <SignOut />, { 'POST /auth/logout': refused })
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await expect.poll(() => useSessionStore.getState().status).toBe('anonymous')
  expect(takeReturnPath()).toBe('/dashboard')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('shows that this test would notice a session that has expired', async () => {
  await visit('/profile', <h1>Profile</h1>, {})
  act(() => useSessionStore.getState().expire())
  await expect.poll(() => takeReturnPath()).toBe('/profile')
})
