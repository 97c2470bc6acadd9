import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AdministeredPerson } from '@fanfare/contract/identity/data/administered_person.ts'
import { useSessionStore } from '../../../../platform/session/session-store.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import PeopleScreen from './people-screen.tsx'

const LIST = 'GET /admin/people'
const url = 'https://fanfare.test/reset-password?token=abc'

function aPerson(facts: Partial<AdministeredPerson> = {}): AdministeredPerson {
  return {
    id: 'user-2',
    name: 'Tomás Leal',
    email: 'tomas@northwind.example',
    emailVerified: true,
    avatarUrl: null,
    isAdmin: false,
    twoFaEnabled: false,
    disabledAt: null,
    createdAt: '2026-11-20T09:14:00.000Z',
    can: { disable: true },
    ...facts,
  }
}

const listOf = (...people: AdministeredPerson[]) => ({ people, pagination: ONE_PAGE })
const DISABLED = aPerson({ disabledAt: '2026-11-21T09:14:00.000Z', can: { disable: false } })

async function visit(answer: unknown = listOf(aPerson()), at = '/admin/people') {
  const server = fakeApi({ [LIST]: answer })
  const view = await renderScreen(<PeopleScreen />, {
    path: '/admin/people',
    at,
    user: aUser({ isAdmin: true }),
  })
  const choose = async (item: string, name = 'Tomás Leal') => {
    await view.user.click(await screen.findByRole('button', { name: `Actions on ${name}` }))
    await view.user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { server, choose, ...view }
}

it('shows an error and retries', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'Failed to load people' })
  server.on(LIST, listOf(aPerson()))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('tomas@northwind.example')
})

it('says that nobody matches, and shows everybody again', async () => {
  const { server, user } = await visit(listOf(), '/admin/people?search=zz&status=disabled')
  await screen.findByRole('heading', { name: 'No people found' })
  expect(server.to(LIST)[0]!.query.get('status')).toBe('disabled')
  server.on(LIST, listOf(aPerson()))
  await user.click(await screen.findByRole('button', { name: 'Show all people' }))
  await screen.findByText('Tomás Leal')
  expect(screen.getByLabelText('address').textContent).toBe('/admin/people')
})

it('searches and filters in the address', async () => {
  const { server, user } = await visit()
  await user.type(
    await screen.findByRole('searchbox', { name: 'Search by the start of a name or email' }),
    'tom{Enter}',
  )
  await waitFor(() => expect(server.to(LIST).at(-1)!.query.get('search')).toBe('tom'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Administrators')
  await waitFor(() => expect(server.to(LIST).at(-1)!.query.get('status')).toBe('administrator'))
  expect(screen.getByLabelText('address').textContent).toBe('/admin/people?search=tom&status=administrator')
})

it('shows when somebody joined', async () => {
  await visit(listOf(aPerson({ createdAt: new Date().toISOString() })))
  expect((await screen.findByRole('listitem')).textContent).toContain('Joined now')
})

it('shows what somebody is', async () => {
  await visit(listOf(aPerson({ isAdmin: true }), { ...DISABLED, id: 'user-3', emailVerified: false }))
  const [admin, disabled] = await screen.findAllByRole('listitem')
  within(admin!).getByText('Administrator')
  expect(within(admin!).queryByText('Disabled')).toBeNull()
  within(disabled!).getByText('Disabled')
  within(disabled!).getByText('Email not confirmed')
})

it('asks before it disables an account', async () => {
  const { server, user, choose } = await visit()
  server.on('POST /admin/people/user-2/disable', { person: DISABLED })
  await choose('Disable account')
  const dialog = await screen.findByRole('alertdialog', { name: 'Disable Tomás Leal?' })
  expect(server.to('POST /admin/people/user-2/disable')).toHaveLength(0)
  server.on(LIST, listOf(DISABLED))
  await user.click(within(dialog).getByRole('button', { name: 'Disable account' }))
  await screen.findByText('Account disabled')
  await screen.findByText('Disabled', { selector: 'li *' })
})

it('says why an account could not be disabled', async () => {
  const { server, user, choose } = await visit()
  server.on('POST /admin/people/user-2/disable', refuse(404, 'USER_NOT_FOUND'))
  await choose('Disable account')
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Disable account' }))
  await within(dialog).findByText('Failed to disable the account')
  within(dialog).getByText('User not found.')
})

it('enables a disabled account, which has no other links', async () => {
  const { server, user, choose } = await visit(listOf(DISABLED))
  server.on('POST /admin/people/user-2/enable', { person: aPerson() })
  await user.click(await screen.findByRole('button', { name: 'Actions on Tomás Leal' }))
  await screen.findByRole('menuitem', { name: 'Enable account' })
  for (const name of ['Disable account', 'Create reset link']) {
    expect(screen.queryByRole('menuitem', { name })).toBeNull()
  }
  await user.keyboard('{Escape}')
  await choose('Enable account')
  await screen.findByText('Account enabled')
})

it('signs somebody out everywhere', async () => {
  const { server, user, choose } = await visit()
  server.on('POST /admin/people/user-2/sign-out', () => undefined)
  await choose('Sign out everywhere')
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }))
  await screen.findByText('Signed out everywhere')
})

it('asks for the password before it makes an administrator', async () => {
  const { server, user, choose } = await visit()
  const route = 'PUT /admin/people/user-2/administrator'
  server.on(route, refuse(400, 'INVALID_PASSWORD'))
  await choose('Make administrator')
  const dialog = await screen.findByRole('dialog', { name: 'Make Tomás Leal an administrator?' })
  await user.type(within(dialog).getByLabelText('Your password'), 'secret{Enter}')
  await within(dialog).findByText('The password you entered is incorrect.')
  server.on(route, { person: aPerson({ isAdmin: true }) })
  await user.click(within(dialog).getByRole('button', { name: 'Make administrator' }))
  await screen.findByText('Now an administrator')
  expect(server.to(route).at(-1)!.body).toEqual({ isAdmin: true, password: 'secret' })
})

it('takes the screens from an administrator who steps down', async () => {
  const me = aPerson({ id: 'user-1', name: 'Ana Ribeiro', isAdmin: true, can: { disable: false } })
  const { server, user, choose } = await visit(listOf(me))
  server.on('PUT /admin/people/user-1/administrator', { person: { ...me, isAdmin: false } })
  await choose('Remove as administrator', 'Ana Ribeiro')
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Your password'), 'secret{Enter}')
  await screen.findByText('No longer an administrator')
  expect(useSessionStore.getState().user?.isAdmin).toBe(false)
})

it('creates a reset link, and forgets it with the dialog', async () => {
  const { server, user, choose, platform } = await visit()
  server.on('POST /admin/reset-links', { url })
  await choose('Create reset link')
  await user.click(await screen.findByRole('button', { name: 'Create link' }))
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(platform.copied).toEqual([url])
  expect(server.to('POST /admin/reset-links')[0]!.body).toEqual({ email: 'tomas@northwind.example' })
  await user.keyboard('{Escape}')
  await choose('Create reset link')
  await screen.findByRole('button', { name: 'Create link' })
  expect(screen.queryByText(url)).toBeNull()
})
