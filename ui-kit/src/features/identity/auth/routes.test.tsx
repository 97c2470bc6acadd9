import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { fakeApi, delayed } from '../../../testing/fake-api.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { authRoutes } from './routes.tsx'

const AUTH = (
  <Suspense>
    <Routes>
      {authRoutes.map(({ path, screen: Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
    </Routes>
  </Suspense>
)

it.each([
  ['/reset-password?token=secret', '/reset-password', 'Choose a new password'],
  ['/reset-password/secret', '/reset-password', 'Choose a new password'],
  ['/verify-email?token=secret', '/verify-email', 'Confirm email address'],
  ['/cancel-email-change?token=secret', '/cancel-email-change', 'Cancel the change of email?'],
  ['/auth?token=otc_secret', '/auth', 'Completing the sign-in…'],
  ['/auth?token=otc_secret&invitation=abc', '/auth?invitation=abc', 'Completing the sign-in…'],
])('removes the secret of %s from the address and keeps it in the screen', async (at, address, sentence) => {
  const { answer } = delayed(undefined)
  fakeApi({ 'POST /auth/check-link': { state: 'open', email: null }, 'POST /auth/exchange': answer })
  await renderScreen(AUTH, { at })
  await expect.poll(() => screen.getByLabelText('address').textContent).toBe(address)
  await screen.findByText(sentence)
})
