import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { InvitationCheck } from '@fanfare/contract/organizations/data/invitation.ts'
import { peekReturnPath } from '../../../../platform/session/return-to.ts'
import { fakeApi, unreachable } from '../../../../testing/fake-api.ts'
import { aProvider } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { SignIn } from './sign-in.tsx'

beforeEach(() => sessionStorage.clear())

it('leads to an invitation with every sign-in method', async () => {
  fakeApi({ 'GET /auth/providers': { providers: [aProvider('google')] } })
  await renderScreen(<SignIn />, { path: '/login', at: '/login?invitation=abc%2F1' })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Continue with Google' })
  expect(link.href).toBe('http://localhost/api/auth/google?invitation=abc%2F1')
  expect(peekReturnPath()).toBe('/invitation/abc%2F1')
})

const INVALID: InvitationCheck = {
  valid: false,
  state: 'unknown',
  message: 'This invitation is not valid.',
  isExistingUser: false,
  organization: null,
  invitedBy: null,
  invitedEmail: null,
  signUpEmail: null,
  isForYou: null,
}

async function register(check: unknown) {
  fakeApi({ 'GET /auth/providers': { providers: [] }, 'GET /organizations/invitations/abc': check })
  await renderScreen(<SignIn opensWith="create" />, { path: '/register', at: '/register?invitation=abc' })
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
}

for (const [state, sentence] of [
  ['ended', /or it has expired\. Ask for a new invitation\.$/],
  ['unknown', /incomplete or mistyped\. Open it from the email again/],
] as const) {
  it(`says before signing up that an invitation is ${state}, and still takes an account`, async () => {
    const email = await register({ ...INVALID, state })
    await screen.findByText('This invitation is not valid')
    screen.getByText(sentence)
    screen.getByRole('heading', { name: 'Create an account' })
    expect(email.readOnly).toBe(false)
  })
}

it('says on the sign-in page that an invitation is not valid, and in its form', async () => {
  const check = { ...INVALID, state: 'ended' }
  const server = fakeApi({
    'GET /auth/providers': { providers: [] },
    'GET /organizations/invitations/abc': check,
  })
  const { user } = await renderScreen(<SignIn />, { path: '/login', at: '/login?invitation=abc' })
  await screen.findByText('This invitation is not valid')
  await user.click(screen.getByRole('button', { name: /Continue with email/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('This invitation is not valid')
  expect(server.to('GET /organizations/invitations/abc')).toHaveLength(1)
})

it('names the organization of a valid invitation instead', async () => {
  const organization = { name: 'Northwind Labs' }
  const email = await register({
    ...INVALID,
    valid: true,
    state: 'open',
    organization,
    signUpEmail: 'n@acme.example',
  })
  await screen.findByRole('heading', { name: 'Join Northwind Labs' })
  expect(email.value).toBe('n@acme.example')
  expect(screen.queryByText('This invitation is not valid')).toBeNull()
})

it('calls no invitation invalid that could not be checked', async () => {
  await register(unreachable)
  expect(screen.queryByText('This invitation is not valid')).toBeNull()
})
