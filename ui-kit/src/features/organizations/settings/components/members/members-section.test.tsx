import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Member, Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { fakeApi, refuse, unreachable } from '../../../../../testing/fake-api.ts'
import { anOrganization, aUser, ONE_PAGE } from '../../../../../testing/fixtures.ts'
import { pendingAnswer } from '../../../../../testing/pending-answer.ts'
import { renderScreen } from '../../../../../testing/render-screen.tsx'
import { MembersSection } from './members-section.tsx'

const MEMBERS = 'GET /organizations/org-1/members'
const INVITATIONS = 'GET /organizations/org-1/invitations'
const ROLE = 'PATCH /organizations/org-1/users/user-2'
const REMOVE = 'POST /organizations/org-1/members/removals'
const LEAVE = 'POST /organizations/org-1/leave'
const TRANSFER = 'POST /organizations/org-1/transfer'
const nothing = () => undefined

function aMember(facts: Partial<Member> = {}): Member {
  return {
    id: 'user-1',
    name: 'Ana Ribeiro',
    email: 'ana@northwind.example',
    avatarUrl: null,
    role: 'owner',
    joinedAt: '2026-11-20T09:14:00.000Z',
    isDisabled: false,
    isUnconfirmed: false,
    can: { remove: false, changeRole: false },
    ...facts,
  }
}

const ana = aMember()
const tomas = aMember({
  id: 'user-2',
  name: 'Tomás Leal',
  email: 'tomas@northwind.example',
  role: 'member',
  can: { remove: true, changeRole: true },
})

async function visit(answers: Record<string, unknown> = {}, facts: Partial<Organization> = {}) {
  const server = fakeApi({
    [MEMBERS]: { members: [ana, tomas], ownersCount: 1, pagination: ONE_PAGE },
    [INVITATIONS]: { invitations: [], pagination: ONE_PAGE },
    'GET /organizations/org-1/invite-link': { inviteLink: null },
    ...answers,
  })
  const { user } = await renderScreen(<MembersSection organization={anOrganization(facts)} />, {
    path: '/settings',
    at: '/settings',
    user: aUser(),
  })
  return { server, user }
}

const list = async () =>
  within(await screen.findByRole('region', { name: 'Members' })).findAllByRole('listitem')
const roleOf = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: `Role of ${name}` })
const address = () => screen.getByLabelText('address').textContent

async function confirm(
  { user }: Awaited<ReturnType<typeof visit>>,
  { question, answer }: { question: string; answer: string },
) {
  const dialog = within(await screen.findByRole('alertdialog', { name: question }))
  await user.click(dialog.getByRole('button', { name: answer }))
}

async function remove(answer: unknown) {
  const visited = await visit({ [REMOVE]: answer })
  await visited.user.click(await screen.findByRole('button', { name: 'Remove Tomás Leal' }))
  await screen.findByText(/Tomás Leal loses access to the posts and suggestions of Northwind Labs/)
  expect(visited.server.to(REMOVE)).toHaveLength(0)
  await confirm(visited, { question: 'Remove Tomás Leal?', answer: 'Remove member' })
  return visited
}

/** Leaves as one of two owners. */
async function leave(answer: unknown) {
  const members = [ana, { ...tomas, role: 'owner' }]
  const visited = await visit({
    [LEAVE]: answer,
    [MEMBERS]: { members, ownersCount: 2, pagination: ONE_PAGE },
  })
  await visited.user.click(await screen.findByRole('button', { name: 'Leave organization' }))
  await confirm(visited, { question: 'Leave Northwind Labs?', answer: 'Leave organization' })
  return visited
}

async function transfer(answer: unknown) {
  const visited = await visit({ [TRANSFER]: answer })
  const select = await screen.findByRole('combobox', { name: 'New owner' })
  await screen.findByRole('option', { name: 'Tomás Leal' })
  await visited.user.selectOptions(select, 'Tomás Leal')
  await visited.user.click(screen.getByRole('button', { name: 'Transfer ownership' }))
  await screen.findByText(/Tomás Leal becomes the owner and you become an admin/)
  const question = 'Transfer Northwind Labs to Tomás Leal?'
  await confirm(visited, { question, answer: 'Transfer ownership' })
  return visited
}

it('shows an error when the members could not be loaded, and retries', async () => {
  const { server, user } = await visit({ [MEMBERS]: refuse(503, 'SERVICE_UNAVAILABLE') })
  await screen.findByRole('heading', { name: 'The members could not be loaded' })
  server.on(MEMBERS, { members: [ana], ownersCount: 1, pagination: ONE_PAGE })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await list()).toHaveLength(1)
})

it('shows a member the list, why it cannot be changed, and how to leave', async () => {
  const can = {
    createPost: true,
    update: false,
    readAudit: false,
    manageMembers: false,
    manageRoles: false,
    delete: false,
  }
  const own = aMember({ role: 'member' })
  await visit(
    { [MEMBERS]: { members: [own], ownersCount: 1, pagination: ONE_PAGE } },
    { role: 'member', can },
  )
  await screen.findByText(/Only owners and admins can change this/)
  expect(await list()).toHaveLength(1)
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Leave organization'])
  expect(screen.queryByRole('region', { name: 'Invite people' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Pending invitations' })).toBeNull()
})

it.each([
  [refuse(400, 'CANNOT_REMOVE_LAST_USER'), /The last user cannot be removed/],
  [refuse(400, 'CANNOT_REMOVE_YOURSELF'), /You cannot remove yourself/],
  [refuse(404, 'MEMBER_NOT_FOUND'), /no longer a member/],
  [unreachable, /cannot be reached/],
])('shows why a member could not be removed (%#)', async (answer, words) => {
  await remove(answer)
  await screen.findAllByText(words)
})

it('says that the last owner keeps the role', async () => {
  const visited = await visit({ [ROLE]: refuse(409, 'LAST_OWNER') })
  await visited.user.selectOptions(await roleOf('Tomás Leal'), 'Admin')
  await confirm(visited, { question: 'Change the role of Tomás Leal?', answer: 'Change role' })
  await screen.findAllByText(/The last owner cannot leave/)
})

it('says that the last owner cannot leave', async () => {
  await leave(refuse(409, 'LAST_OWNER'))
  await screen.findAllByText(/The last owner cannot leave/)
  expect(address()).toBe('/settings')
})

it('tells the only owner why they cannot leave, without the button', async () => {
  await visit()
  await screen.findByText(/You are the only owner/)
  expect(screen.queryByRole('button', { name: 'Leave organization' })).toBeNull()
})

it('shows why the ownership could not be transferred', async () => {
  await transfer(refuse(404, 'MEMBER_NOT_FOUND'))
  await screen.findAllByText(/no longer a member/)
})

it('requires a member before the ownership can be transferred', async () => {
  const { user } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Transfer ownership' }))
  await screen.findByText('Choose a member first.')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('does not let an admin change roles or transfer ownership', async () => {
  const can = {
    createPost: true,
    update: true,
    readAudit: true,
    manageMembers: true,
    manageRoles: false,
    delete: false,
  }
  const listed = { ...tomas, can: { remove: true, changeRole: false } }
  await visit(
    { [MEMBERS]: { members: [ana, listed], ownersCount: 1, pagination: ONE_PAGE } },
    { role: 'admin', can },
  )
  await screen.findByRole('button', { name: 'Remove Tomás Leal' })
  expect(screen.queryByRole('combobox', { name: 'Role of Tomás Leal' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Transfer ownership' })).toBeNull()
})

it('shows name, email, date and role of each, and marks oneself', async () => {
  await visit()
  const [first, second] = (await list()) as [HTMLElement, HTMLElement]
  expect(first.textContent).toMatch(
    /^Ana RibeiroYouana@northwind\.example · Joined (\d+ \w+ ago|yesterday)Owner/,
  )
  expect(second.textContent).toMatch(/Tomás Lealtomas@northwind\.example · Joined (\d+ \w+ ago|yesterday)/)
  expect((await roleOf('Tomás Leal')).value).toBe('member')
})

it('removes a member after a confirmation, and shows them again after an undo', async () => {
  const { server, user } = await remove(pendingAnswer('user-2'))
  await screen.findByText('Member removed successfully')
  expect(await list()).toHaveLength(1)
  server.on('DELETE /pending-actions/action-1', nothing)
  await user.click(screen.getByRole('button', { name: 'Undo: Member removed successfully' }))
  await screen.findByText('Undone')
  expect(await list()).toHaveLength(2)
})

it('keeps the focus in the list when the focused row is removed', async () => {
  const visited = await visit({ [REMOVE]: pendingAnswer('user-2') })
  await visited.user.click(await screen.findByRole('button', { name: 'Remove Tomás Leal' }))
  await confirm(visited, { question: 'Remove Tomás Leal?', answer: 'Remove member' })
  const region = await screen.findByRole('region', { name: 'Members' })
  await expect.poll(() => within(region).queryAllByRole('listitem')).toHaveLength(1)
  await expect.poll(() => document.activeElement?.contains(within(region).getByRole('list'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

it('changes a role after a confirmation of its consequences', async () => {
  const visited = await visit({ [ROLE]: { member: tomas } })
  await visited.user.selectOptions(await roleOf('Tomás Leal'), 'Owner')
  await screen.findByText(/Tomás Leal can then do everything/)
  expect(visited.server.to(ROLE)).toHaveLength(0)
  await confirm(visited, { question: 'Change the role of Tomás Leal?', answer: 'Change role' })
  await screen.findByText('The role of Tomás Leal was changed')
  expect(visited.server.to(ROLE)[0]!.body).toEqual({ role: 'owner' })
})

it('keeps a role that is not confirmed', async () => {
  const visited = await visit({ [ROLE]: nothing })
  await visited.user.selectOptions(await roleOf('Tomás Leal'), 'Admin')
  await confirm(visited, { question: 'Change the role of Tomás Leal?', answer: 'Cancel' })
  expect((await roleOf('Tomás Leal')).value).toBe('member')
  expect(visited.server.to(ROLE)).toHaveLength(0)
})

it('transfers the ownership', async () => {
  const { server } = await transfer({ organization: anOrganization({ role: 'admin' }) })
  await screen.findByText('Tomás Leal is the owner now')
  expect(server.to(TRANSFER)[0]!.body).toEqual({ userId: 'user-2' })
})

it('opens the other organizations after leaving', async () => {
  await leave(nothing)
  await screen.findByText('You have left Northwind Labs')
  expect(address()).toBe('/organizations')
})

it('shows the members in pages, and searches those of a large organization at the server', async () => {
  const pagination = { page: 1, limit: 20, total: 45, totalPages: 3 }
  const { server, user } = await visit(
    { [MEMBERS]: { members: [ana, tomas], ownersCount: 1, pagination } },
    { membersCount: 45 },
  )
  const region = within(await screen.findByRole('region', { name: 'Members' }))
  const third = await region.findByRole('link', { name: 'Page 3' })
  expect(third.getAttribute('href')).toBe('/settings?members-page=3')
  server.on(MEMBERS, { members: [tomas], ownersCount: 1, pagination: ONE_PAGE })
  await user.fill(region.getByRole('searchbox', { name: 'Search members' }), 'leal')
  await expect.poll(list).toHaveLength(1)
  expect(server.to(MEMBERS).at(-1)!.query.get('search')).toBe('leal')
})

it('offers a new owner who is not on the first page, once they are searched for', async () => {
  const pagination = { page: 1, limit: 20, total: 45, totalPages: 3 }
  const { server, user } = await visit({ [MEMBERS]: { members: [ana], ownersCount: 1, pagination } })
  const region = within(await screen.findByRole('region', { name: 'Ownership' }))
  const field = await region.findByRole('searchbox', { name: 'Search members' })
  server.on(MEMBERS, { members: [tomas], ownersCount: 1, pagination: ONE_PAGE })
  await user.type(field, 'tom')
  await region.findByRole('option', { name: 'Tomás Leal' })
})

it('shows the picture of a member', async () => {
  const avatarUrl = '/api/avatars/tomas.webp'
  await visit({ [MEMBERS]: { members: [{ ...tomas, avatarUrl }], ownersCount: 1, pagination: ONE_PAGE } })
  const [row] = await list()
  expect(row!.querySelector('img')?.getAttribute('src')).toBe(avatarUrl)
})

it('marks a member whose account is disabled', async () => {
  const members = [ana, { ...tomas, isDisabled: true }]
  await visit({ [MEMBERS]: { members, ownersCount: 1, pagination: ONE_PAGE } })
  const [first, second] = await list()
  within(second!).getByText('Disabled')
  expect(within(first!).queryByText('Disabled')).toBeNull()
})

it('removes several members in one request, and offers those only that may be removed', async () => {
  const nia = aMember({ id: 'user-3', name: 'Nia Osei', can: { remove: true, changeRole: true } })
  const visited = await visit({
    [MEMBERS]: { members: [ana, tomas, nia], ownersCount: 1, pagination: ONE_PAGE },
    [REMOVE]: pendingAnswer('user-2', 'user-3'),
  })
  const { server, user } = visited
  await screen.findByRole('checkbox', { name: 'Select Tomás Leal' })
  expect(screen.queryByRole('checkbox', { name: 'Select Ana Ribeiro' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await screen.findByText('2 selected')
  await user.click(screen.getByRole('button', { name: 'Remove 2 members' }))
  await confirm(visited, { question: 'Remove 2 members', answer: 'Remove 2 members' })
  await screen.findByText('2 members removed')
  expect(server.to(REMOVE).map(({ body }) => body)).toEqual([{ ids: ['user-2', 'user-3'] }])
  expect(await list()).toHaveLength(1)
  server.on('DELETE /pending-actions/action-1', nothing)
  await user.click(screen.getByRole('button', { name: 'Undo: 2 members removed' }))
  await screen.findByText('Undone')
  expect(await list()).toHaveLength(3)
})

it('offers no selection where there is nothing to choose', async () => {
  await visit()
  await screen.findByRole('button', { name: 'Remove Tomás Leal' })
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull()
})
