import { screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import { fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import VerifyEmailScreen from './verify-email-screen.tsx'

const CHECK = 'POST /auth/check-link'
const VERIFY = 'POST /auth/verify-email'
const STATUS = 'GET /auth/status'
const email = 'ana@northwind.example'

const address = () => screen.getByLabelText('address').textContent
const press = () => screen.findByRole('button', { name: 'Confirm email address' })

interface Visit {
  state?: string
  answers?: Record<string, unknown>
  user?: CurrentUser | null
  query?: string
}

async function visit({
  state = 'open',
  answers = {},
  user: reader = null,
  query = '?token=secret',
}: Visit = {}) {
  const server = fakeApi({ [CHECK]: { state, email }, [VERIFY]: { email }, ...answers })
  const screenInStrictMode = (
    <StrictMode>
      <VerifyEmailScreen />
    </StrictMode>
  )
  const path = '/verify-email'
  const { user } = await renderScreen(screenInStrictMode, { path, at: path + query, user: reader })
  return { server, confirm: async () => user.click(await press()) }
}

it('says that a link without a token is not valid', async () => {
  const { server } = await visit({ query: '' })
  await screen.findByRole('heading', { name: 'Your email could not be confirmed' })
  expect(server.requests).toHaveLength(0)
})

it('says that an expired link is not valid, and where there is a new one', async () => {
  await visit({ state: 'invalid' })
  await screen.findByText(/Request a new one in your profile/)
  expect(screen.getByRole('link', { name: 'Go to your profile' }).getAttribute('href')).toBe('/profile')
})

it('says that the address is confirmed already, and leads on', async () => {
  const { server } = await visit({ state: 'used' })
  await screen.findByRole('heading', { name: 'Your email is already confirmed' })
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/dashboard')
  expect(server.to(VERIFY)).toHaveLength(0)
})

it('only checks the link before the click, with the token removed from the address', async () => {
  const { server } = await visit()
  await press()
  await screen.findByText(/^Confirm that ana@northwind\.example/)
  await expect.poll(address).toBe('/verify-email')
  expect(server.requests.map(({ path, body }) => [path, body])).toEqual([
    ['/auth/check-link', { link: 'verify-email', token: 'secret' }],
  ])
})

it('confirms with a click, and needs no session', async () => {
  const { server, confirm } = await visit()
  await confirm()
  await screen.findByRole('heading', { name: 'Your email is confirmed' })
  expect(server.to(VERIFY).map(({ body }) => body)).toEqual([{ token: 'secret' }])
})

it('shows why it failed, and can be repeated', async () => {
  const { server, confirm } = await visit({ answers: { [VERIFY]: unreachable } })
  await confirm()
  await screen.findByText(/cannot be reached/)
  server.on(VERIFY, { email })
  await confirm()
  await screen.findByRole('heading', { name: 'Your email is confirmed' })
})

it('says so when the link has expired meanwhile', async () => {
  const { confirm } = await visit({ answers: { [VERIFY]: refuse(400, 'EMAIL_LINK_INVALID') } })
  await confirm()
  await screen.findByText(/Request a new one in your profile/)
})

it('updates the session of a signed-in user', async () => {
  const before = aUser({ emailVerified: false })
  const { confirm } = await visit({ answers: { [STATUS]: { user: aUser() } }, user: before })
  await confirm()
  await expect.poll(() => useSessionStore.getState().user?.emailVerified).toBe(true)
})
