import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { TwoFactorRequired } from '@fanfare/contract/identity/data/session.ts'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import { fakeApi, refuse, unreachable, type FakeRequest } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { SignInForm } from './sign-in-form.tsx'

const LOGIN = 'POST /auth/login'
const session = { token: 'fresh', user: aUser() }

async function visit(answer: unknown = session) {
  const server = fakeApi({ [LOGIN]: answer })
  const onChallenge = vi.fn<(challenge: TwoFactorRequired) => void>()
  const { user } = await renderScreen(<SignInForm onChallenge={onChallenge} />)
  return { server, user, onChallenge }
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const submit = () => screen.findByRole('button', { name: 'Sign in' })

async function fillAndSend(answer: unknown) {
  const visited = await visit(answer)
  await visited.user.fill(await field('Email'), ' ana@northwind.example ')
  await visited.user.fill(await field('Password'), 'Sunny-day!')
  await visited.user.click(await submit())
  return visited
}

it('requires email and password', async () => {
  const { server, user } = await visit()
  await user.click(await submit())
  await screen.findByText('Enter your email')
  await screen.findByText('Enter your password')
  expect(server.requests).toHaveLength(0)
})

it('does not say which of the two was wrong', async () => {
  await fillAndSend(refuse(400, 'INVALID_CREDENTIALS'))
  await screen.findByText('The email or password is incorrect.')
  expect((await field('Email')).getAttribute('aria-invalid')).toBeNull()
  expect((await field('Password')).getAttribute('aria-invalid')).toBeNull()
})

it('keeps what was typed when the server is offline', async () => {
  await fillAndSend(unreachable)
  await screen.findByText(/cannot be reached/)
  expect((await field('Password')).value).toBe('Sunny-day!')
})

it('signs in with a trimmed email', async () => {
  const { server } = await fillAndSend(session)
  await expect.poll(() => useSessionStore.getState().status).toBe('authenticated')
  const [request] = server.to(LOGIN) as [FakeRequest]
  expect(request.body).toEqual({ email: 'ana@northwind.example', password: 'Sunny-day!' })
})

it('solves a captcha by itself when the server asks for one', async () => {
  const captcha = { kind: 'proof_of_work', challenge: 'sign_in.1', nonce: 'n'.repeat(22), rounds: 2, bits: 1 }
  const server = fakeApi({
    'GET /captcha': captcha,
    [LOGIN]: ({ body }: FakeRequest) =>
      'captcha' in (body as object) ? session : refuse(403, 'CAPTCHA_REQUIRED'),
  })
  const { user } = await renderScreen(<SignInForm onChallenge={vi.fn<() => void>()} />)
  await user.fill(await field('Email'), 'ana@northwind.example')
  await user.fill(await field('Password'), 'Sunny-day!')
  await user.click(await submit())
  await expect.poll(() => useSessionStore.getState().status).toBe('authenticated')
  const [, proven] = server.to(LOGIN) as [FakeRequest, FakeRequest]
  expect(proven.body).toMatchObject({ captcha: expect.stringMatching(/^sign_in\.1\.\d+-\d+$/) })
})

it('does not sign in without the second factor', async () => {
  const challenge = { requires2FA: true, userId: 'user-1', message: 'Enter your code' } as const
  const { onChallenge } = await fillAndSend(challenge)
  await expect.poll(() => onChallenge.mock.lastCall).toEqual([challenge])
  expect(useSessionStore.getState().status).toBe('anonymous')
})

it('links to the password reset', async () => {
  await visit()
  const link = await screen.findByRole('link', { name: 'Forgot your password?' })
  expect(link.getAttribute('href')).toBe('/forgot-password')
})

it('shows the password on request', async () => {
  const { user } = await visit()
  expect((await field('Password')).type).toBe('password')
  await user.click(await screen.findByRole('button', { name: 'Show password' }))
  expect((await field('Password')).type).toBe('text')
})

it('has autocomplete attributes for password managers', async () => {
  await visit()
  expect((await field('Email')).autocomplete).toBe('username')
  expect((await field('Password')).autocomplete).toBe('current-password')
})
