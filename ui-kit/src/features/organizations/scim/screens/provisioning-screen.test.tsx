import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ScimGroup, ScimGroupList, ScimSettings } from '@fanfare/contract/organizations/data/scim.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import ProvisioningScreen from './provisioning-screen.tsx'

const READ = 'GET /admin/scim'
const GROUPS = 'GET /admin/scim/groups'
const CREATE = 'POST /admin/scim/tokens'
const SEARCH = 'GET /admin/organizations'
const AT = '2026-03-01T09:30:00.000Z'
const ADDRESS = 'https://fanfare.test/api/scim/v2'
const SECRET = 'ff_scim_secret'

const token = { id: 'token-1', hint: 'ab12', createdAt: AT, lastUsedAt: null, expiresAt: null }
const settings = (tokens: ScimSettings['tokens'] = [], people = 3): ScimSettings => ({
  address: ADDRESS,
  tokens,
  people,
})
const list = (groups: ScimGroup[] = []): ScimGroupList => ({
  groups,
  pagination: { page: 1, limit: 20, total: groups.length, totalPages: 1 },
})
const writers: ScimGroup = {
  id: 'group-1',
  name: 'Writers',
  membersCount: 12,
  organization: null,
  role: null,
}
const acme = { id: '01a1fd2d-a3d1-7c4a-ae68-3e99ffffa055', name: 'Acme', slug: 'acme' }

async function visit({ answer = settings() as unknown, groups = list() as unknown } = {}) {
  const server = fakeApi({ [READ]: answer, [GROUPS]: groups })
  const path = '/admin/installation-settings/provisioning'
  const { user, platform } = await renderScreen(<ProvisioningScreen />, {
    path,
    at: path,
    user: aUser({ isAdmin: true, hasPassword: true }),
  })
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const pressIn = async (name: string, role = 'dialog') =>
    user.click(within(await screen.findByRole(role)).getByRole('button', { name }))
  return { server, user, platform, press, pressIn }
}

it('shows an error of each part and retries', async () => {
  const { server, user } = await visit({
    answer: refuse(503, 'SERVICE_UNAVAILABLE'),
    groups: refuse(503, 'SERVICE_UNAVAILABLE'),
  })
  await screen.findByRole('heading', { name: 'Failed to load the connection' })
  await screen.findByRole('heading', { name: 'Failed to load the groups' })
  server.on(READ, settings())
  server.on(GROUPS, list())
  for (const button of await screen.findAllByRole('button', { name: 'Try again' })) await user.click(button)
  await screen.findByText(ADDRESS)
  await screen.findByText('No groups yet')
})

it('counts no people before there is a directory', async () => {
  await visit({ answer: settings([], 0) })
  await screen.findByText(ADDRESS)
  expect(screen.queryByText(/has provisioned/)).toBeNull()
})

it.each([
  ['0 people', 'a token', settings([token], 0)],
  ['3 people', 'no token any more', settings([], 3)],
])('counts %s with %s', async (people, _, answer) => {
  await visit({ answer })
  await screen.findByText(`The directory has provisioned ${people}.`)
})

it('makes a token after a proof of identity, and shows it once, to copy', async () => {
  const { server, user, platform, press, pressIn } = await visit()
  await screen.findByText(/no directory has access/)
  await press('Create token')
  server.on(CREATE, { token: SECRET, settings: settings([token]) })
  await user.fill(await screen.findByLabelText('Your password'), 'Bright-Morning!7')
  await pressIn('Create token')
  await screen.findByText(SECRET)
  expect(server.requests.at(-1)?.body).toEqual({ password: 'Bright-Morning!7' })
  await press('Copy token')
  expect(platform.copied).toEqual([SECRET])
  await screen.findByRole('button', { name: 'Replace token' })
})

it('shows what is copied in a message where the browser refuses to copy it', async () => {
  const { platform, press } = await visit()
  platform.answers.copy = 'failed'
  await press('Copy address')
  await screen.findByText(`Copy this by hand: ${ADDRESS}`)
})

it('says why no token was made', async () => {
  const { server, user, press, pressIn } = await visit({ answer: settings([token]) })
  await press('Replace token')
  await screen.findByText(/works for another day/)
  server.on(CREATE, refuse(400, 'INVALID_PASSWORD'))
  await user.fill(await screen.findByLabelText('Your password'), 'wrong')
  await pressIn('Replace token')
  await screen.findByText('The password you entered is incorrect.')
  expect(screen.queryByText(SECRET)).toBeNull()
})

it('shows when a token was used and ends, and revokes it', async () => {
  const replaced = { ...token, id: 'token-0', hint: 'zz99', lastUsedAt: AT, expiresAt: AT }
  const { server, press, pressIn } = await visit({ answer: settings([token, replaced]) })
  const rows = within(await screen.findByRole('list', { name: 'Tokens' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Never used'),
    expect.stringContaining('Replaced. Ends'),
  ])
  await press('Revoke the token that ends in zz99')
  server.on('DELETE /admin/scim/tokens/token-0', () => undefined)
  server.on(READ, settings([token]))
  await pressIn('Revoke token', 'alertdialog')
  await screen.findAllByText('Token revoked')
  expect(screen.queryByText(/zz99/)).toBeNull()
})

it('maps a group to an organization that is found by its name', async () => {
  const { server, user, press, pressIn } = await visit({ groups: list([writers]) })
  await screen.findByText(/Gives no membership/)
  server.on(SEARCH, { organizations: [acme] })
  await press('Change what Writers gives')
  await user.type(await screen.findByRole('combobox', { name: 'Organization' }), 'ac')
  await user.click(await screen.findByRole('option', { name: 'Acme · acme' }))
  await user.click(screen.getByRole('radio', { name: 'Admin' }))
  server.on('PUT /admin/scim/groups/group-1', { group: writers })
  server.on(GROUPS, list([{ ...writers, organization: acme, role: 'admin' }]))
  await pressIn('Save')
  await screen.findByText(/Admins of Acme/)
  await screen.findAllByText(/^Saved/)
  const sent = server.requests.find(({ method }) => method === 'PUT')
  expect(sent?.body).toEqual({ organizationId: acme.id, role: 'admin' })
})

it('takes the organization away', async () => {
  const mapped: ScimGroup = { ...writers, organization: acme, role: 'member' }
  const { server, user, press, pressIn } = await visit({ groups: list([mapped]) })
  await screen.findByText(/Members of Acme/)
  await press('Change what Writers gives')
  await user.clear(await screen.findByRole('combobox', { name: 'Organization' }))
  server.on('PUT /admin/scim/groups/group-1', { group: writers })
  server.on(GROUPS, list([writers]))
  await pressIn('Save')
  await screen.findByText(/Gives no membership/)
  await screen.findAllByText(/^Saved/)
  expect(server.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    organizationId: null,
    role: 'member',
  })
})

it('says when the organization no longer exists', async () => {
  const { server, press, pressIn } = await visit({
    groups: list([{ ...writers, organization: acme, role: 'member' }]),
  })
  await press('Change what Writers gives')
  server.on('PUT /admin/scim/groups/group-1', refuse(404, 'ORG_NOT_FOUND'))
  await pressIn('Save')
  await screen.findByText('Organization not found.')
})
