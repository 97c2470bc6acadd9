import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import LoginScreen from '../features/identity/auth/screens/login-screen.tsx'
import RegisterScreen from '../features/identity/auth/screens/register-screen.tsx'
import { fakeApi } from '../testing/fake-api.ts'
import { aUser } from '../testing/fixtures.ts'
import { focusInside } from '../testing/in-browser.tsx'
import { renderScreen } from '../testing/render-screen.tsx'
import { Guard } from './guard.tsx'

const session = { token: 'fresh', user: aUser() }
const challenge = { requires2FA: true, userId: 'user-1', message: 'Enter your code' }

const address = () => screen.getByLabelText('address').textContent
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

async function open(path: '/login' | '/register', answers: Record<string, unknown>) {
  fakeApi({ 'GET /auth/providers': { providers: [] }, ...answers })
  const Screen = path === '/login' ? LoginScreen : RegisterScreen
  await renderScreen(
    <Guard access="guest">
      <Screen />
    </Guard>,
    { path, at: `${path}?invitation=abc` },
  )
}

async function sendPassword() {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with email and password' }))
  await focusInside('dialog')
  await userEvent.fill(await field('Email'), 'ana@northwind.example')
  await userEvent.fill(await field('Password'), 'Sunny-day!')
  await userEvent.keyboard('{Enter}')
}

beforeEach(() => sessionStorage.clear())

it('a password leads to the invitation that started the sign-in', async () => {
  await open('/login', { 'POST /auth/login': session })
  await sendPassword()
  await expect.poll(address).toBe('/invitation/abc')
})

it('the code after a password leads to the invitation, even after a cancelled attempt', async () => {
  await open('/login', { 'POST /auth/login': challenge, 'POST /auth/verify-2fa': session })
  await sendPassword()
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(address()).toBe('/login?invitation=abc')
  await sendPassword()
  await userEvent.fill(await field('6-digit code'), '123456')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/invitation/abc')
})

it('a new account leads to the invitation that started the sign-up', async () => {
  await open('/register', { 'POST /auth/register': session })
  await userEvent.fill(await field('Name'), 'Ana Ribeiro')
  await userEvent.fill(await field('Email'), 'ana@northwind.example')
  await userEvent.fill(await field('Password'), 'Sunny-day!')
  await userEvent.fill(await field('Confirm password'), 'Sunny-day!')
  await userEvent.click(await screen.findByRole('button', { name: 'Create account' }))
  await expect.poll(address).toBe('/invitation/abc')
})
