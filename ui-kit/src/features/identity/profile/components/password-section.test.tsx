import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import { fakeApi, refuse, type FakeRequest } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { PasswordSection } from './password-section.tsx'

const CHANGE = 'PUT /users/me/password'
const GOOD = {
  'Current password': 'Old-days!',
  'New password': 'Sunny-day!',
  'Confirm password': 'Sunny-day!',
}

const nothing = () => undefined

async function visit(answer: unknown = nothing, hasPassword = true) {
  const server = fakeApi({ [CHANGE]: answer })
  const { user } = await renderScreen(<PasswordSection />, {
    path: '/profile',
    at: '/profile',
    user: aUser({ hasPassword }),
  })
  await user.click(await submit(hasPassword ? 'Change password' : 'Set password'))
  const typeIn = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await user.fill(await field(label), value)
  }
  return { server, user, typeIn }
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const submit = (name = 'Change password') => screen.findByRole<HTMLButtonElement>('button', { name })

async function fillAndSend(answer?: unknown) {
  const visited = await visit(answer)
  await visited.typeIn(GOOD)
  await visited.user.click(await submit())
  return visited
}

it('is closed at first, and again when it is cancelled', async () => {
  const { user } = await visit()
  await field('New password')
  expect(screen.getByLabelText('address').textContent).toBe('/profile?open=password')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await expect.poll(() => screen.queryByLabelText('New password')).toBeNull()
  expect(screen.getByLabelText('address').textContent).toBe('/profile')
})

it('is open where a provider returns to the open form', async () => {
  fakeApi({})
  await renderScreen(<PasswordSection />, {
    path: '/profile',
    at: '/profile?open=password&sessions-page=2',
    user: aUser(),
  })
  await field('New password')
  await expect.poll(() => document.activeElement).toBe(await field('Current password'))
})

it('refuses a weak password', async () => {
  const { typeIn } = await visit()
  await typeIn({ ...GOOD, 'New password': 'sunny', 'Confirm password': 'sunny' })
  await screen.findByText('Please ensure password requirements')
})

it('refuses a different confirmation', async () => {
  const { typeIn } = await visit()
  await typeIn({ ...GOOD, 'Confirm password': 'Sunny-day' })
  await screen.findByText("Passwords don't match")
})

it('requires the current password', async () => {
  const { server, typeIn, user } = await visit()
  const { 'Current password': _, ...others } = GOOD
  await typeIn(others)
  await screen.findByText('Passwords match')
  await user.click(await submit())
  const current = await screen.findByLabelText('Current password')
  await expect.poll(() => current.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(current)
  expect(server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(0)
})

it('shows a wrong current password at its field', async () => {
  await fillAndSend(refuse(422, 'INVALID_PASSWORD'))
  await screen.findByText('The password you entered is incorrect.')
  expect((await field('Current password')).getAttribute('aria-invalid')).toBe('true')
})

it('shows a common password at its field', async () => {
  const fields = [{ field: 'password', rule: 'common', message: 'Common' }]
  await fillAndSend(refuse(422, 'VALIDATION_FAILED', { fields }))
  await screen.findByText('This password is easy to guess. Choose another one.')
  expect((await field('New password')).getAttribute('aria-invalid')).toBe('true')
})

it('shows other errors above the form', async () => {
  await fillAndSend(refuse(429, 'TOO_MANY_REQUESTS'))
  await screen.findByText('The password could not be changed')
  await screen.findByText(/Too many attempts/)
})

it('changes the password, says so and closes', async () => {
  const { server } = await fillAndSend()
  await screen.findByText('Password changed')
  const [request] = server.to(CHANGE) as [FakeRequest]
  expect(request.body).toEqual({
    currentPassword: 'Old-days!',
    password: 'Sunny-day!',
    confirmPassword: 'Sunny-day!',
  })
  expect(screen.queryByLabelText('New password')).toBeNull()
})

it('asks users without a password only for a new one', async () => {
  const { server, user, typeIn } = await visit(nothing, false)
  const { 'Current password': _, ...others } = GOOD
  await typeIn(others)
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await user.click(await submit('Set password'))
  await screen.findByText('Password set')
  expect(server.to(CHANGE)[0]?.body).not.toHaveProperty('currentPassword')
  expect(useSessionStore.getState().user?.hasPassword).toBe(true)
  await submit('Change password')
})
