import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import { fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import SetupScreen from './setup-screen.tsx'

const STATUS = 'GET /setup'
const SET_UP = 'POST /setup'
const session = { token: 'fresh', user: aUser({ isAdmin: true }) }
const GOOD = {
  'Setup token': 'from-the-log',
  Name: 'Ana Ribeiro',
  Email: 'ana@northwind.example',
  Password: 'Sunny-day!',
  'Confirm password': 'Sunny-day!',
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Create administrator' })

async function visit(status: unknown, answer: unknown = session) {
  const server = fakeApi({ [STATUS]: status, [SET_UP]: answer })
  const { user } = await renderScreen(<SetupScreen />, { path: '/setup', at: '/setup' })
  return { server, user }
}

async function fillAndSend(answer?: unknown) {
  const visited = await visit({ open: true }, answer)
  for (const [label, value] of Object.entries(GOOD)) await visited.user.fill(await field(label), value)
  await visited.user.click(await submit())
  return visited
}

it('leads to the sign-in if an account exists', async () => {
  await visit({ open: false })
  await screen.findByRole('heading', { name: 'Already set up' })
  expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/login')
})

it('retries when the server could not be reached', async () => {
  const { server, user } = await visit(unreachable)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.on(STATUS, { open: true })
  await user.click(retry)
  await field('Setup token')
})

it('requires every field', async () => {
  const { user } = await visit({ open: true })
  await user.click(await submit())
  await expect.poll(async () => (await field('Setup token')).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(await field('Setup token'))
  for (const label of ['Name', 'Email', 'Password']) {
    expect((await field(label)).getAttribute('aria-invalid')).toBe('true')
  }
})

it('shows a wrong token at its field', async () => {
  await fillAndSend(refuse(403, 'SETUP_TOKEN_INVALID'))
  await screen.findByText(/The setup token is incorrect/)
  expect((await field('Setup token')).getAttribute('aria-invalid')).toBe('true')
})

it('shows a common password at its field', async () => {
  const fields = [{ field: 'password', rule: 'common', message: 'On every list' }]
  await fillAndSend(refuse(422, 'VALIDATION_FAILED', { fields }))
  await screen.findByText(/is easy to guess/)
})

it('closes when somebody else has set up the installation', async () => {
  await fillAndSend(refuse(409, 'SETUP_CLOSED'))
  await screen.findByRole('heading', { name: 'Already set up' })
})

it('creates the first administrator and opens the dashboard', async () => {
  const { server } = await fillAndSend()
  await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/dashboard')
  expect(useSessionStore.getState().token).toBe('fresh')
  const { Name: name, Email: email, Password: password, 'Setup token': token } = GOOD
  expect(server.to(SET_UP)[0]?.body).toEqual({ token, name, email, password })
})
