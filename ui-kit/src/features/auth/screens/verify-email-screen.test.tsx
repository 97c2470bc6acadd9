import { screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import type { CurrentUser } from '@fanfare/contract/data/user.ts'
import { useSessionStore } from '../../../platform/session/session-store.ts'
import { fakeApi, delayed, refuse } from '../../../testing/fake-api.ts'
import { aUser } from '../../../testing/fixtures.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import VerifyEmailScreen from './verify-email-screen.tsx'

const VERIFY = 'POST /auth/verify-email'
const STATUS = 'GET /auth/status'
const email = 'ana@northwind.example'

const address = () => screen.getByLabelText('address').textContent

async function visit(
  answers: Record<string, unknown>,
  user: CurrentUser | null = null,
  query = '?token=secret',
) {
  const server = fakeApi(answers)
  const screenInStrictMode = (
    <StrictMode>
      <VerifyEmailScreen />
    </StrictMode>
  )
  await renderScreen(screenInStrictMode, { path: '/verify-email', at: `/verify-email${query}`, user })
  return server
}

it('says that a link without a token is not valid', async () => {
  const server = await visit({}, null, '')
  await screen.findByRole('heading', { name: 'Your email could not be confirmed' })
  expect(server.requests).toHaveLength(0)
})

it('says that a used or expired link is not valid', async () => {
  await visit({ [VERIFY]: refuse(400, 'EMAIL_LINK_INVALID') })
  await screen.findByText(/Request a new one in your profile/)
})

it('shows progress, with the token removed from the address', async () => {
  const { answer, release } = delayed({ email })
  await visit({ [VERIFY]: answer })
  await screen.findByText('Confirming your email…')
  await expect.poll(address).toBe('/verify-email')
  release()
  await screen.findByText(`${email} belongs to your account.`)
})

it('confirms once, and needs no session', async () => {
  const server = await visit({ [VERIFY]: { email } })
  await screen.findByRole('heading', { name: 'Your email is confirmed' })
  expect(server.requests.map(({ path, body }) => [path, body])).toEqual([
    ['/auth/verify-email', { token: 'secret' }],
  ])
})

it('updates the session of a signed-in user', async () => {
  const before = aUser({ emailVerified: false })
  await visit({ [VERIFY]: { email }, [STATUS]: { user: aUser() } }, before)
  await expect.poll(() => useSessionStore.getState().user?.emailVerified).toBe(true)
})
