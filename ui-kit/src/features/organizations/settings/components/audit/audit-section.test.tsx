import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AUDIT_ACTIONS, type AuditEntry } from '@fanfare/contract/organizations/data/audit.ts'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { fakeApi, refuse, type FakeRequest } from '../../../../../testing/fake-api.ts'
import { anOrganization, aUser, ONE_PAGE } from '../../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../../testing/render-screen.tsx'
import { AuditSection } from './audit-section.tsx'

const MEMBERS = 'GET /organizations/org-1/members'
const LOG = 'GET /organizations/org-1/audit'

const ANA = {
  id: '0193a1de-0000-7000-8000-000000000001',
  name: 'Ana Ribeiro',
  email: 'ana@northwind.example',
  avatarUrl: null,
  role: 'owner',
}

function anEntry(facts: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 'entry-1',
    action: 'role.changed',
    actor: { id: 'user-1', name: 'Ana Ribeiro' },
    subject: 'Tomás Leal',
    before: { role: 'member' },
    after: { role: 'admin' },
    createdAt: '2026-11-20T09:14:00.000Z',
    ...facts,
  }
}

function aPage(entries: AuditEntry[], page = 1, totalPages = 1) {
  return { entries, pagination: { page, limit: 20, total: entries.length, totalPages } }
}

function pageOfThree({ query }: FakeRequest) {
  return aPage([anEntry()], Number(query.get('page')), 3)
}

async function visit(
  answer: unknown,
  { at = '/log', ...facts }: Partial<Organization> & { at?: string } = {},
) {
  const server = fakeApi({ [LOG]: answer, [MEMBERS]: { members: [ANA], pagination: ONE_PAGE } })
  const setting = { path: '/log', at, user: aUser() }
  const { user } = await renderScreen(<AuditSection organization={anOrganization(facts)} />, setting)
  return { server, user }
}

it('is not requested for those who may not read it', async () => {
  const can = {
    createPost: true,
    update: false,
    readAudit: false,
    manageMembers: false,
    manageRoles: false,
    delete: false,
  }
  const { server } = await visit(refuse(403, 'FORBIDDEN'), { can })
  await screen.findByText('Only owners and admins can read the audit log.')
  expect(server.requests).toHaveLength(0)
})

it('shows an error when it could not be loaded, and retries', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'The audit log could not be loaded' })
  server.on(LOG, aPage([anEntry()]))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('Changed a role', { selector: 'li *' })
})

it('says that there are no entries', async () => {
  await visit(aPage([]))
  await screen.findByRole('heading', { name: 'No changes yet' })
})

it('shows who changed what for whom, when, with before and after', async () => {
  await visit(aPage([anEntry()]))
  const entry = await screen.findByRole('listitem')
  expect(entry.textContent).toMatch(
    /^November 20, 2026Changed a role: Tomás LealAna Ribeiro · .*RolebeforeMemberafterAdmin$/,
  )
})

it('shows missing values and deleted users', async () => {
  const facts = { before: { description: null }, after: { description: 'Clouds.' }, subject: null }
  await visit(aPage([anEntry({ action: 'organization.updated', actor: null, ...facts })]))
  const entry = await screen.findByRole('listitem')
  expect(entry.textContent).toMatch(/Changed the company informationFormer member/)
  expect(entry.textContent).toMatch(/Descriptionbeforenot setafter/)
})

it('shows a value without another side once', async () => {
  await visit(aPage([anEntry({ action: 'member.removed', after: null })]))
  const entry = await screen.findByRole('listitem')
  expect(entry.textContent).toMatch(/RoleMember$/)
})

it('shows the variables of a message by their names', async () => {
  const facts = { before: { publicShareMessage: null }, after: { publicShareMessage: 'Read {title}' } }
  await visit(aPage([anEntry({ action: 'templates.updated', ...facts })]))
  await screen.findByText('Read {Post Title}')
})

it('shows moods and choices in words', async () => {
  const facts = {
    before: { isActive: 'true' },
    after: { isActive: 'false', moods: 'Goofy, Cryptic' },
  }
  await visit(aPage([anEntry({ action: 'ai.updated', ...facts })]))
  await screen.findByText('Moods switched off')
  await screen.findByText('Goofy, Cryptic')
  const change = (await screen.findByText('Active')).nextElementSibling!
  expect(change.textContent).toMatch(/yes.*no/)
})

it('shows the name of an unknown field', async () => {
  await visit(aPage([anEntry({ before: null, after: { team: 'T1' } })]))
  within(await screen.findByRole('listitem')).getByText('team')
})

it.each(AUDIT_ACTIONS)('has a text for %s', async (action) => {
  await visit(aPage([anEntry({ action })]))
  const entry = await screen.findByRole('listitem')
  expect(entry.textContent).not.toContain(action)
})

it('links to its pages', async () => {
  const { server, user } = await visit(pageOfThree)
  await user.click(await screen.findByRole('link', { name: 'Page 2' }))
  await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/log?page=2')
  expect(server.to(LOG).map(({ query }) => query.get('page'))).toEqual(['1', '2'])
})

it('redirects from a page beyond the last', async () => {
  await visit(pageOfThree, { at: '/log?page=9' })
  await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/log?page=3')
})

it('is filtered by action, person and whole days, in the address', async () => {
  const { server, user } = await visit(aPage([anEntry()]))
  await screen.findByRole('listitem')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Removed a member')
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Person' }),
    await screen.findByRole('option', { name: 'Ana Ribeiro' }),
  )
  await user.fill(screen.getByLabelText('From'), '2026-11-19')
  await user.fill(screen.getByLabelText('To'), '2026-11-20')
  await waitFor(() =>
    expect(Object.fromEntries(server.to(LOG).at(-1)!.query)).toEqual({
      action: 'member.removed',
      actorId: ANA.id,
      from: new Date(2026, 10, 19).toISOString(),
      to: new Date(2026, 10, 21).toISOString(),
      page: '1',
    }),
  )
  expect(screen.getByLabelText('address').textContent).toBe(
    `/log?action=member.removed&actor=${ANA.id}&from=2026-11-19&to=2026-11-20`,
  )
})

it('says that no entry matches, and clears the filters', async () => {
  const { server, user } = await visit(aPage([]), { at: '/log?action=member.left&from=2026-13-99' })
  await screen.findByRole('heading', { name: 'No such entry' })
  expect(server.to(LOG)[0]!.query.get('from')).toBeNull()
  server.on(LOG, aPage([anEntry()]))
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await screen.findByRole('listitem')
  expect(screen.getByLabelText('address').textContent).toBe('/log')
})
