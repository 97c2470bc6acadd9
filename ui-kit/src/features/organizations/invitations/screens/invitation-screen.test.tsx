import { screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ProviderDisplay } from '@fanfare/contract/identity/data/session.ts'
import type { InvitationCheck } from '@fanfare/contract/organizations/data/invitation.ts'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { createFakePlatform } from '../../../../platform/fake-platform.ts'
import { peekReturnPath, rememberReturnPath } from '../../../../platform/session/return-to.ts'
import { configureSession, useSessionStore } from '../../../../platform/session/session-store.ts'
import { fakeApi, delayed, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { aUser, aProvider } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import InvitationScreen from './invitation-screen.tsx'

const CHECK = 'GET /organizations/invitations/secret'
const LINK = { path: '/invitation/:token?', at: '/invitation/secret' }
const FORM = { path: '/invitations/approve', at: '/invitations/approve?token=secret' }

const address = () => screen.getByLabelText('address').textContent
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const link = (name: string) => screen.findByRole('link', { name })

function aCheck(facts: Partial<InvitationCheck> = {}): InvitationCheck {
  return {
    valid: true,
    state: 'open',
    message: 'You are invited to join Northwind Labs.',
    isExistingUser: true,
    organization: { name: 'Northwind Labs' },
    invitedBy: 'Olga Ferreira',
    invitedEmail: 'n***@northwind.example',
    signUpEmail: null,
    isForYou: null,
    ...facts,
  }
}

const NOTHING = aCheck({
  valid: false,
  state: 'unknown',
  isExistingUser: false,
  organization: null,
  invitedBy: null,
  invitedEmail: null,
})

interface Visit {
  place?: { path: string; at: string }
  person?: CurrentUser | null
  providers?: ProviderDisplay[]
}

async function visit(check: unknown, { place = LINK, person = null, providers = [] }: Visit = {}) {
  configureSession(createFakePlatform().storage)
  const server = fakeApi({ [CHECK]: check, 'GET /auth/providers': { providers } })
  const screenInStrictMode = (
    <StrictMode>
      <InvitationScreen />
    </StrictMode>
  )
  const { user } = await renderScreen(screenInStrictMode, { ...place, user: person })
  return { server, user }
}

beforeEach(() => sessionStorage.clear())

it.each([
  { path: '/invitation/:token?', at: '/invitation' },
  { path: '/invitations/approve', at: '/invitations/approve' },
  { path: '/invitations/approve', at: '/invitations/approve?token=' },
])('says that $at has no token, and leads to the start', async (place) => {
  const { server } = await visit(NOTHING, { place })
  await expect.poll(address).toBe('/')
  // An urgent toast is announced by a hidden copy; the paragraph is the visible one.
  await screen.findByText('No invitation token provided', { selector: 'p' })
  expect(server.requests).toHaveLength(0)
})

describe('an invalid invitation', () => {
  it.each([
    ['is used, canceled or expired', { ...NOTHING, state: 'ended' }, /It was used, canceled or replaced/],
    ['has an unknown token', NOTHING, /incomplete or mistyped/],
  ])('that %s says what to do, and leads to the start', async (_, check, sentence) => {
    const { user } = await visit(check)
    await heading('This invitation is not valid')
    await screen.findByText(sentence)
    await user.click(await link('Go Home'))
    expect(address()).toBe('/')
  })

  it('leads the member who has joined by it to the dashboard', async () => {
    const joined: InvitationCheck = { ...NOTHING, state: 'joined', organization: { name: 'Northwind Labs' } }
    const { server, user } = await visit(joined, { person: aUser() })
    server.on('POST /organizations/invitations/approve', { organizationId: 'org-2' })
    await heading('You have already joined Northwind Labs')
    await user.click(screen.getByRole('button', { name: 'Open the dashboard' }))
    await expect.poll(address).toBe('/dashboard')
  })

  it('cannot be joined', async () => {
    await visit(NOTHING, { person: aUser() })
    await heading('This invitation is not valid')
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
  })
})

describe('an invitation that could not be checked', () => {
  it.each([
    ['because the server cannot be reached', unreachable, /cannot be reached/],
    ['because there were too many tries', refuse(429, 'TOO_MANY_REQUESTS'), /Too many attempts/],
  ])('%s shows an error and can be retried', async (_, check, reason) => {
    const { server, user } = await visit(check)
    await heading('Failed to validate invitation')
    await screen.findByText(reason)
    server.on(CHECK, aCheck())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Join Northwind Labs')
  })

  it('is checked again once the session is restored', async () => {
    const { server, user } = await visit(aCheck())
    await heading('Join Northwind Labs')
    configureSession(createFakePlatform({ session_token: 'mine' }).storage)
    useSessionStore.setState({ status: 'offline' })
    await heading('Failed to validate invitation')
    server.on('GET /boot', { user: aUser() })
    server.on(CHECK, aCheck({ isForYou: true }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Join' })
  })
})

describe('an invitation being checked', () => {
  it('shows progress', async () => {
    const { answer, release } = delayed(aCheck())
    await visit(answer)
    await screen.findByText('Loading…')
    release()
    await heading('Join Northwind Labs')
    expect(screen.queryByText('Loading…')).toBeNull()
  })

  it('is not requested before the session is known', async () => {
    const server = fakeApi({ [CHECK]: aCheck({ isForYou: true }) })
    await renderScreen(<InvitationScreen />, { ...LINK, user: aUser(), status: 'loading' })
    await screen.findByText('Loading…')
    expect(server.requests).toHaveLength(0)
    useSessionStore.setState({ status: 'authenticated' })
    await screen.findByRole('button', { name: 'Join' })
  })

  it('is requested again after a sign-in', async () => {
    const { server } = await visit(aCheck())
    await link('Log In')
    server.on(CHECK, aCheck({ isForYou: false }))
    useSessionStore.getState().signIn({ token: 'fresh', user: aUser() })
    await heading('This invitation is for another email')
    expect(server.to(CHECK)).toHaveLength(2)
  })
})

describe('an invitation without a session', () => {
  it('leads to the sign-in if the address has an account', async () => {
    await visit(aCheck())
    await heading('Join Northwind Labs')
    await screen.findByText(/^Olga Ferreira invites n\*\*\*@northwind\.example to Fanfare\. Use that email/)
    expect((await link('Log In')).getAttribute('href')).toBe('/login?invitation=secret')
    expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull()
  })

  it('says whom it is for when the inviter has no account any more', async () => {
    await visit(aCheck({ invitedBy: null }))
    await screen.findByText(/^n\*\*\*@northwind\.example is invited to Fanfare\. Use that email/)
  })

  it('leads to the sign-up if the address has no account', async () => {
    await visit(aCheck({ isExistingUser: false }))
    expect((await link('Sign Up')).getAttribute('href')).toBe('/auth?invitation=secret')
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull()
  })
})

describe('an invitation for another address', () => {
  const another = aCheck({ isForYou: false })

  it('names the recipient and the signed-in user, and cannot be joined', async () => {
    await visit(another, { person: aUser() })
    await heading('This invitation is for another email')
    await screen.findByText(
      'n***@northwind.example is invited to Northwind Labs, but you are signed in as ana@northwind.example.',
    )
    expect((await link('Go Home')).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
  })

  it('stays open when the user signs out, and leads to the sign-in', async () => {
    const { server, user } = await visit(another, { person: aUser() })
    const signOut = await screen.findByRole('button', { name: 'Sign out and continue' })
    const { answer, release } = delayed(undefined)
    server.on('POST /auth/logout', answer)
    server.on(CHECK, aCheck())
    await user.click(signOut)
    expect(signOut.getAttribute('aria-busy')).toBe('true')
    release()
    await link('Log In')
    expect(useSessionStore.getState().status).toBe('anonymous')
    expect(address()).toBe('/invitation/secret')
  })
})

it('focuses its heading', async () => {
  await visit(aCheck())
  const title = await heading('Join Northwind Labs')
  expect(document.activeElement).toBe(title)
})

it('also opens with the token in the query', async () => {
  await visit(aCheck(), { place: FORM })
  expect((await link('Log In')).getAttribute('href')).toBe('/login?invitation=secret')
  expect(address()).toBe(FORM.at)
})

it('is forgotten as return address once it is opened', async () => {
  rememberReturnPath('/invitation/secret')
  await visit(aCheck())
  await heading('Join Northwind Labs')
  expect(peekReturnPath()).toBe('/dashboard')
})

const OPEN_LINK = aCheck({ isExistingUser: false, invitedEmail: null })

it('lets a visitor with an invite link sign up or log in', async () => {
  await visit(OPEN_LINK)
  await heading('Join Northwind Labs')
  await screen.findByText('Olga Ferreira invites you to Fanfare.')
  expect((await link('Sign Up')).getAttribute('href')).toBe('/auth?invitation=secret')
  expect((await link('Log In')).getAttribute('href')).toBe('/login?invitation=secret')
})

it('lets a signed-in user with an invite link join', async () => {
  const { server, user } = await visit(OPEN_LINK, { person: aUser() })
  server.on('POST /organizations/invitations/approve', { message: '', organizationId: 'org-2' })
  await user.click(await screen.findByRole('button', { name: 'Join' }))
  await expect.poll(address).toBe('/dashboard')
})

describe('the sign-in providers', () => {
  it.each([
    ['an invitation', aCheck({ isExistingUser: false }), 'Sign Up'],
    ['an invitation for an account', aCheck(), 'Log In'],
    ['an invite link', OPEN_LINK, 'Sign Up'],
  ])('are beside the form of %s, and return into it', async (_, check, form) => {
    await visit(check, { providers: [aProvider('google'), aProvider('linkedin')] })
    await link(form)
    for (const [name, provider] of [
      ['Google', 'google'],
      ['LinkedIn', 'linkedin'],
    ]) {
      const address = (await link(`Continue with ${name}`)).getAttribute('href')
      expect(address).toBe(`http://localhost/api/auth/${provider}?invitation=secret`)
    }
  })

  it('are left out where there are none', async () => {
    const { server } = await visit(aCheck())
    await link('Log In')
    expect(screen.queryByText('or')).toBeNull()
    expect(server.to('GET /auth/providers')).toHaveLength(1)
  })

  it('are not asked for members', async () => {
    const { server } = await visit(aCheck({ isForYou: true }), {
      person: aUser(),
      providers: [aProvider('google')],
    })
    await screen.findByRole('button', { name: 'Join' })
    expect(server.to('GET /auth/providers')).toEqual([])
    expect(screen.queryByRole('link', { name: /^Continue with/ })).toBeNull()
  })
})
