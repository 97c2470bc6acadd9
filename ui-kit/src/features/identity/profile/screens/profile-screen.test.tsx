import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import { fakeApi, delayed, refuse } from '../../../../testing/fake-api.ts'
import { aUser, ONE_PAGE, aProvider } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import ProfileScreen from './profile-screen.tsx'

const ME = 'GET /users/me'
const VERIFY = 'POST /users/me/email-verification'

async function visit(
  facts: Partial<CurrentUser> = {},
  answers: Record<string, unknown> = {},
  at = '/profile',
) {
  const person = aUser(facts)
  const server = fakeApi({
    [ME]: { user: person, pendingEmail: null },
    'GET /auth/sessions': { sessions: [], pagination: ONE_PAGE },
    'GET /auth/providers': { providers: [aProvider('google')] },
    'GET /users/me/identities': { identities: [] },
    'GET /users/me/organization-notifications': { preferences: [], pagination: ONE_PAGE },
    ...answers,
  })
  const view = await renderScreen(<ProfileScreen />, { path: '/profile', at, user: person })
  return { ...view, server }
}

const part = (name: string) => screen.findByRole('region', { name })

it('shows an error when the profile could not be loaded, retries, and leads back', async () => {
  const { server, user } = await visit({}, { [ME]: refuse(503, 'SERVICE_UNAVAILABLE') })
  await screen.findByRole('heading', { name: 'Failed to load user profile' })
  screen.getByText('The service is not available right now. Please try again in a moment.')
  const back = await screen.findByRole('link', { name: 'Back to the dashboard' })
  expect(back.getAttribute('href')).toBe('/dashboard')
  server.on(ME, { user: aUser(), pendingEmail: null })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await part('Details')
})

it('shows no sections while the profile is loading', async () => {
  const { answer, release } = delayed({ user: aUser(), pendingEmail: null })
  await visit({}, { [ME]: answer })
  await screen.findByRole('heading', { level: 1, name: 'Profile' })
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  release()
  await part('Details')
})

it('shows the current profile, and updates the session', async () => {
  await visit({}, { [ME]: { user: aUser({ name: 'Ana Maria' }), pendingEmail: null } })
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Ana Maria')
  expect(useSessionStore.getState().user?.name).toBe('Ana Maria')
})

it('has four groups, which the menu links to', async () => {
  const { user } = await visit()
  const menu = within(await screen.findByRole('navigation', { name: 'Sections of your profile' }))
  const names = menu.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names).toEqual(['You', 'Security', 'Preferences', 'Data'])
  for (const name of names) screen.getByRole('heading', { level: 2, name })
  const security = menu.getByRole('link', { name: 'Security' })
  await user.click(security)
  await expect.poll(() => security.getAttribute('aria-current')).toBe('location')
})

it.each([
  [
    'Security',
    ['Two-factor authentication', 'Password', 'Sign-in methods', 'Where you are signed in', 'API tokens'],
  ],
  ['Preferences', ['Slack notifications', 'Copying']],
  ['Data', ['Your data', 'Delete account']],
])('has a heading for each section of %s', async (group, sections) => {
  await visit()
  const found = within(await part(group)).getAllByRole('heading', { level: 3 })
  expect(found.map(({ textContent }) => textContent)).toEqual(sections)
})

it('opens at the group that the address names', async () => {
  await visit({}, {}, '/profile#data')
  const link = await screen.findByRole('link', { name: 'Data' })
  await expect.poll(() => link.getAttribute('aria-current')).toBe('location')
})

it('shows the short id, two-factor, the creation date and the last change', async () => {
  await visit({ id: '0123456789abcdef', twoFaEnabled: true })
  const account = within(await part('Account'))
  account.getByText('89abcdef')
  account.getByText('On')
  expect(account.getByText('Member since').nextSibling?.textContent).toMatch(/^Nov 20, 2026, \d+:14/)
  expect(account.getByText('Last updated').nextSibling?.textContent).toMatch(/^Nov 20, 2026, /)
})

it.each([
  ['Dashboard', '/dashboard'],
  ['Organizations', '/organizations'],
  ['Set up two-factor', '/2fa'],
])('links to %s', async (name, href) => {
  await visit()
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) })
  expect(link.getAttribute('href')).toBe(href)
})

it('shows a notice for an unconfirmed email and sends the link again', async () => {
  const { user } = await visit({ emailVerified: false }, { [VERIFY]: { email: aUser().email } })
  await screen.findByText('Confirm your email')
  await user.click(await screen.findByRole('button', { name: 'Send it again' }))
  await screen.findByText('A new link is on its way to ana@northwind.example.')
})

it('shows why the link could not be sent again', async () => {
  const { user } = await visit({ emailVerified: false }, { [VERIFY]: refuse(429, 'TOO_MANY_REQUESTS') })
  await user.click(await screen.findByRole('button', { name: 'Send it again' }))
  await screen.findAllByText(/Too many attempts/)
})

it('shows no notice for a confirmed email', async () => {
  await visit()
  await part('Details')
  expect(screen.queryByText('Confirm your email')).toBeNull()
})
