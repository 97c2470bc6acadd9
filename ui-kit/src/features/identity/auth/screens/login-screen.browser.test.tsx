import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SIGN_UP_PATH } from '../../../../components/sign-up-path.ts'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import { fakeApi, unreachable } from '../../../../testing/fake-api.ts'
import { aUser, aProvider } from '../../../../testing/fixtures.ts'
import { focusInside } from '../../../../testing/in-browser.tsx'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import LoginScreen from './login-screen.tsx'
import RegisterScreen from './register-screen.tsx'

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

const INVALID = {
  valid: false,
  message: 'This invitation is not valid',
  isExistingUser: false,
  organization: null,
  invitedEmail: null,
  signUpEmail: null,
  isForYou: null,
}

const challenge = { requires2FA: true, userId: 'user-1', message: 'Enter your code' }

async function openDialog(answers: Record<string, unknown> = {}) {
  fakeApi({ 'GET /auth/providers': { providers: [aProvider('google'), aProvider('linkedin')] }, ...answers })
  await renderScreen(<LoginScreen />, { path: '/login', at: '/login' })
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with email and password' }))
  await focusInside('dialog')
}

it('focuses the email', async () => {
  await openDialog()
  await screen.findByRole('dialog', { name: 'Sign in' })
  await expect.poll(() => document.activeElement?.getAttribute('autocomplete')).toBe('username')
})

it('switching between the modes clears fields and errors', async () => {
  await openDialog()
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
  await screen.findByText('Enter your password')
  await userEvent.fill(await field('Email'), 'ana@northwind.example')

  await userEvent.click(await screen.findByRole('button', { name: 'Create an account' }))
  await screen.findByRole('dialog', { name: 'Create an account' })
  expect((await field('Email')).value).toBe('')

  await userEvent.click(await screen.findByRole('button', { name: 'Sign in instead' }))
  await screen.findByRole('dialog', { name: 'Sign in' })
  expect((await field('Email')).value).toBe('')
  expect(screen.queryByText('Enter your password')).toBeNull()
})

it('the sign-up page opens the account form and keeps its address', async () => {
  const at = '/register?invitation=abc'
  await renderScreen(<RegisterScreen />, { path: '/register', at })
  await screen.findByRole('dialog', { name: 'Create an account' })
  expect((await screen.findByLabelText('address')).textContent).toBe(at)
})

it('keeps what was typed when the page beside the form is pressed', async () => {
  await openDialog()
  await userEvent.fill(await field('Email'), 'ana@northwind.example')
  await userEvent.click(document.body, { position: { x: 4, y: 4 } })
  expect((await field('Email')).value).toBe('ana@northwind.example')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

it('opens the account form for a link that asks for it', async () => {
  await renderScreen(<LoginScreen />, { path: '/login', at: SIGN_UP_PATH })
  await screen.findByRole('dialog', { name: 'Create an account' })
})

const CHECK = 'GET /organizations/invitations/abc'
const invited = {
  valid: true,
  state: 'open',
  message: 'You are invited to join Bright & Co.',
  isExistingUser: false,
  organization: { name: 'Bright & Co' },
  invitedEmail: 'n***@bright.example',
  signUpEmail: 'nina@bright.example',
  isForYou: null,
}

it.each([
  ['names the organization and its address', invited, 'Join Bright & Co', 'nina@bright.example'],
  ['is a usual one once it is not valid', INVALID, 'Create an account', ''],
  ['is a usual one when it cannot be checked', unreachable, 'Create an account', ''],
])('a sign-up from an invitation %s', async (_, check, title, email) => {
  fakeApi({ 'GET /auth/providers': { providers: [] }, [CHECK]: check })
  await renderScreen(<RegisterScreen />, { path: '/register', at: '/register?invitation=abc' })
  await screen.findByRole('dialog', { name: title })
  expect((await field('Email')).value).toBe(email)
})

it('asks for the code after the password, by keyboard alone, and signs in', async () => {
  await openDialog({
    'POST /auth/login': challenge,
    'POST /auth/verify-2fa': { token: 'fresh', user: aUser({ twoFaEnabled: true }) },
  })
  await userEvent.fill(await field('Email'), 'ana@northwind.example')
  await userEvent.fill(await field('Password'), 'Sunny-day!')
  await userEvent.keyboard('{Enter}')

  await screen.findByRole('heading', { name: 'Two-factor verification' })
  await expect.poll(() => document.activeElement?.getAttribute('autocomplete')).toBe('one-time-code')
  await userEvent.keyboard('123456{Enter}')
  await expect.poll(() => useSessionStore.getState().token).toBe('fresh')
})

it('goes back from the code to all sign-in methods', async () => {
  await openDialog({ 'POST /auth/login': challenge })
  await userEvent.fill(await field('Email'), 'ana@northwind.example')
  await userEvent.fill(await field('Password'), 'Sunny-day!')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  await screen.findByRole('link', { name: 'Continue with Google' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
