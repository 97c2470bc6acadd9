import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { KnownProvider } from '@fanfare/contract/identity/data/session.ts'
import type { SignUpPolicy } from '@fanfare/contract/identity/rules/sign_up.ts'
import { delayed, fakeApi, unreachable } from '../../../../testing/fake-api.ts'
import { aProvider } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { SignInCard } from './sign-in-card.tsx'

async function visit(answer: unknown, invitation: string | null = null) {
  fakeApi({ 'GET /auth/providers': answer })
  await renderScreen(<SignInCard invitation={invitation} onChallenge={() => undefined} />)
}

async function links(answer: unknown, invitation?: string) {
  await visit(answer, invitation)
  await screen.findByRole('button', { name: 'Continue with email and password' })
  return screen.queryAllByRole<HTMLAnchorElement>('link')
}

const offer = (...providers: KnownProvider[]) => ({ providers: providers.map(aProvider) })

it('offers e-mail alone when the providers cannot be fetched', async () => {
  await expect(links(unreachable)).resolves.toEqual([])
})

it('offers e-mail alone when there are no providers', async () => {
  await expect(links(offer())).resolves.toEqual([])
})

it('shows its buttons together, so that none moves away under the pointer', async () => {
  const providers = delayed(offer('google'))
  await visit(providers.answer)
  await screen.findByRole('heading', { name: 'Welcome to Fanfare' })
  expect(screen.queryByRole('button')).toBeNull()
  providers.release()
  expect(await screen.findByRole('button', { name: 'Continue with email and password' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue with Google' })).toBeTruthy()
})

it('leads to each provider of the installation, in this window', async () => {
  const found = await links(offer('google', 'linkedin'))
  expect(found.map(({ textContent, href, target }) => [textContent, href, target])).toEqual([
    ['Continue with Google', 'http://localhost/api/auth/google', '_self'],
    ['Continue with LinkedIn', 'http://localhost/api/auth/linkedin', '_self'],
  ])
})

it('offers the providers beside the form of a new account, and not beside that of a sign-in', async () => {
  fakeApi({ 'GET /auth/providers': offer('google', 'linkedin') })
  const { user } = await renderScreen(
    <SignInCard opensWith="create" invitation={null} onChallenge={() => undefined} />,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Create an account' }))
  const found = await dialog.findAllByRole<HTMLAnchorElement>('link', { name: /^Continue with/ })
  expect(found.map(({ href }) => href)).toEqual([
    'http://localhost/api/auth/google',
    'http://localhost/api/auth/linkedin',
  ])
  await user.click(dialog.getByRole('button', { name: 'Sign in instead' }))
  await dialog.findByRole('button', { name: 'Sign in' })
  expect(dialog.queryByRole('link', { name: /^Continue with/ })).toBeNull()
})

it('leads who is new to the form of a new account', async () => {
  fakeApi({ 'GET /auth/providers': offer() })
  const { user } = await renderScreen(<SignInCard invitation={null} onChallenge={() => undefined} />)
  await user.click(await screen.findByRole('button', { name: 'Create an account' }))
  await screen.findByRole('dialog', { name: 'Create an account' })
})

it('sends an invitation along', async () => {
  const [link] = await links(offer('github'), 'a b&c')
  expect(link?.href).toBe('http://localhost/api/auth/github?invitation=a+b%26c')
})

it('shows the third provider disabled while it is not offered', async () => {
  await visit(offer('google', 'linkedin'))
  const name = 'Continue with GitHub Not available here'
  expect((await screen.findByRole<HTMLButtonElement>('button', { name })).disabled).toBe(true)
})

it('links to the third provider once it is offered', async () => {
  await visit(offer('google', 'github'))
  expect(await screen.findByRole('link', { name: 'Continue with GitHub' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Not available here/ })).toBeNull()
})

const INVITED = {
  valid: true,
  state: 'open',
  message: 'Valid',
  isExistingUser: false,
  organization: { id: 'org-1', name: 'Northwind' },
  invitedEmail: 'n***@bright.example',
  signUpEmail: 'nina@bright.example',
  isForYou: null,
}

async function openSignUp(answer: unknown, invitation: string | null = null) {
  fakeApi({ 'GET /auth/providers': answer, 'GET /organizations/invitations/abc': INVITED })
  const { user } = await renderScreen(
    <SignInCard opensWith="create" invitation={invitation} onChallenge={() => undefined} />,
  )
  return { user, dialog: within(await screen.findByRole('dialog', { name: /^(Create an account|Join)/ })) }
}

describe('an installation without an administrator', () => {
  it('leads to its set-up in place of the form of a new account', async () => {
    const { dialog } = await openSignUp({ ...offer('google'), needsSetup: true })
    await dialog.findByText(/This installation has no administrator yet/)
    expect(dialog.getByRole('link', { name: 'Set up Fanfare' }).getAttribute('href')).toBe('/setup')
    expect(dialog.queryByRole('textbox')).toBeNull()
    expect(dialog.queryByRole('link', { name: /^Continue with/ })).toBeNull()
  })

  it('still has the sign-in', async () => {
    const { user, dialog } = await openSignUp({ ...offer('google'), needsSetup: true })
    await user.click(await dialog.findByRole('button', { name: 'Sign in instead' }))
    expect(await dialog.findByRole('textbox', { name: 'Email' })).toBeTruthy()
  })
})

const limited = (passwords: SignUpPolicy, external: SignUpPolicy) => ({
  ...offer('google'),
  needsSetup: false,
  signUp: { passwords, external },
})

describe('an installation where not everyone may sign up', () => {
  it.each([
    ['invited', /Accounts are created by invitation here/],
    ['closed', /New accounts cannot be created here/],
  ] as const)('says so in place of the form (%s)', async (policy, words) => {
    const { dialog } = await openSignUp(limited(policy, policy))
    await dialog.findByText(words)
    expect(dialog.queryByRole('textbox')).toBeNull()
    expect(dialog.queryByRole('link')).toBeNull()
  })

  it('offers the way that is open, alone', async () => {
    const { dialog } = await openSignUp(limited('closed', 'open'))
    await dialog.findByRole('link', { name: 'Continue with Google' })
    expect(dialog.queryByRole('textbox')).toBeNull()
    expect(dialog.queryByText(/cannot be created/)).toBeNull()
    expect(dialog.queryByText('or with email and password')).toBeNull()
  })

  it('has the form where the address decides', async () => {
    const { dialog } = await openSignUp(limited('domains', 'closed'))
    await dialog.findByRole('textbox', { name: 'Email' })
    expect(dialog.queryByRole('link', { name: /^Continue with/ })).toBeNull()
  })

  it('has the form for invited people', async () => {
    const { dialog } = await openSignUp(limited('invited', 'invited'), 'abc')
    expect(await dialog.findByRole('textbox', { name: 'Email' })).toBeTruthy()
    expect(await dialog.findByRole('link', { name: 'Continue with Google' })).toBeTruthy()
  })

  it('has none for them where sign-up is closed', async () => {
    const { dialog } = await openSignUp(limited('closed', 'closed'), 'abc')
    await dialog.findByText(/New accounts cannot be created here/)
    expect(dialog.queryByRole('textbox')).toBeNull()
  })
})
