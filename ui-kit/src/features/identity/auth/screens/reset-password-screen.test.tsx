import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import ResetPasswordScreen from './reset-password-screen.tsx'

const CHECK = 'POST /auth/check-link'
const RESET = 'POST /auth/reset-password'
const GOOD = 'Sunny-day!'
const LINK = '/reset-password?token=secret'

const address = () => screen.getByLabelText('address').textContent
const field = (label = 'New password') => screen.findByLabelText<HTMLInputElement>(label)
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Reset password' })

async function visit({
  at = LINK,
  answer,
  state = 'open',
}: { at?: string; answer?: unknown; state?: string } = {}) {
  const server = fakeApi({ [CHECK]: { state, email: null }, [RESET]: answer ?? { twoFactorEnded: false } })
  const { user } = await renderScreen(<ResetPasswordScreen />, { path: '/reset-password/:token?', at })
  const fill = async (password: string, confirmation = password) => {
    await user.fill(await field(), password)
    await user.fill(await field('Confirm password'), confirmation)
  }
  return { server, user, fill }
}

async function fillAndSend(answer?: unknown, at = LINK) {
  const visited = await visit({ at, answer })
  await visited.fill(GOOD)
  await visited.user.click(await submit())
  return visited
}

it.each(['/reset-password', '/reset-password?token='])('says that %s is not valid', async (at) => {
  await visit({ at })
  await screen.findByText('Invalid reset link. Please request a new password reset.')
  const link = screen.getByRole('link', { name: 'Request a new link' })
  expect(link.getAttribute('href')).toBe('/forgot-password')
})

it('says at once that a link was used, and leads on', async () => {
  const { server } = await visit({ state: 'used' })
  await screen.findByRole('heading', { name: 'This link has been used' })
  expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
    '/forgot-password',
  )
  expect(screen.queryByLabelText('New password')).toBeNull()
  expect(server.to(RESET)).toHaveLength(0)
})

it('says at once that a link has expired', async () => {
  await visit({ state: 'invalid' })
  await screen.findByText('Invalid reset link. Please request a new password reset.')
  expect(screen.queryByLabelText('New password')).toBeNull()
})

it('can be retried when the link could not be checked', async () => {
  const server = fakeApi({ [CHECK]: unreachable })
  const { user } = await renderScreen(<ResetPasswordScreen />, { path: '/reset-password/:token?', at: LINK })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.on(CHECK, { state: 'open', email: null })
  await user.click(retry)
  await field()
})

it('says that a link is not valid which was used or expired meanwhile', async () => {
  await fillAndSend(refuse(400, 'RESET_LINK_INVALID'))
  await screen.findByText('Invalid reset link. Please request a new password reset.')
  expect(screen.queryByLabelText('New password')).toBeNull()
})

it('requires a password', async () => {
  const { user } = await visit()
  await user.click(await field())
  await user.tab()
  await screen.findByText('Please enter new password')
  expect((await submit()).getAttribute('aria-disabled')).toBe('true')
})

it.each([
  ['sunny!', 'sunny!', 'Please ensure password requirements'],
  [GOOD, 'Sunny-day?', "Passwords don't match"],
])('refuses %s confirmed as %s', async (password, confirmation, sentence) => {
  const { fill } = await visit()
  await fill(password, confirmation)
  await screen.findByText(sentence)
  expect((await submit()).getAttribute('aria-disabled')).toBe('true')
})

it('shows a common password at its field', async () => {
  const fields = [{ field: 'password', rule: 'common', message: 'On every list' }]
  await fillAndSend(refuse(422, 'VALIDATION_FAILED', { fields }))
  await screen.findByText('This password is easy to guess. Choose another one.')
  expect((await field()).getAttribute('aria-invalid')).toBe('true')
})

it('keeps what was typed when the server is offline, and can be sent again', async () => {
  await fillAndSend(unreachable)
  await screen.findByText('Failed to reset password. Please try again.')
  expect((await field()).value).toBe(GOOD)
  expect((await submit()).getAttribute('aria-disabled')).toBe('false')
})

it.each([LINK, '/reset-password/secret'])(
  '%s loses its token from the address, and sends it with the password',
  async (at) => {
    const { server } = await fillAndSend(undefined, at)
    expect(address()).toBe('/reset-password')
    await screen.findByRole('heading', { name: 'Your password has been reset' })
    expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/login')
    expect(server.to(RESET)[0]?.body).toEqual({ token: 'secret', password: GOOD, confirmPassword: GOOD })
  },
)

it('says that two-factor has ended in an account that nobody had confirmed', async () => {
  await fillAndSend({ twoFactorEnded: true })
  await screen.findByText(/we removed two-factor authentication and linked providers/)
})
