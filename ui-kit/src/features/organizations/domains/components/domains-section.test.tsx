import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type {
  DomainList,
  JoinRequest,
  OrganizationDomain,
} from '@fanfare/contract/organizations/data/domain.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { anOrganization, aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import DomainsSection from './domains-section.tsx'

const LIST = 'GET /organizations/org-1/domains'
const ADD = 'POST /organizations/org-1/domains'
const CHANGE = 'PATCH /organizations/org-1/domains/d-1'
const REMOVE = 'DELETE /organizations/org-1/domains/d-1'
const CHECK = 'POST /organizations/org-1/domains/d-1/check'
const SEND = 'POST /organizations/org-1/domains/d-1/code'
const CONFIRM = 'POST /organizations/org-1/domains/d-1/confirm'
const REQUESTS = 'GET /organizations/org-1/join-requests'
const APPROVE = 'POST /organizations/org-1/join-requests/r-1/approve'
const DECLINE = 'POST /organizations/org-1/join-requests/r-1/decline'
const VALUE = 'fanfare-verification=abc'

const aDomain = (facts: Partial<OrganizationDomain> = {}): OrganizationDomain => ({
  id: 'd-1',
  domain: 'bolt.test',
  state: 'pending',
  proof: null,
  joining: 'request',
  record: { name: '_fanfare.bolt.test', value: VALUE },
  mailbox: null,
  codeExpiresAt: null,
  checkedAt: null,
  checksAt: null,
  endsAt: null,
  ...facts,
})

const proven = aDomain({
  state: 'proven',
  proof: 'dns',
  checkedAt: '2026-11-20T09:14:00.000Z',
  checksAt: '2026-12-20T09:14:00.000Z',
})

const aRequest: JoinRequest = {
  id: 'r-1',
  person: { id: 'user-9', name: 'Cora Colleague', email: 'cora@bolt.test', avatarUrl: null },
  wasRemoved: false,
  createdAt: '2026-11-20T09:14:00.000Z',
}

async function visit(list: Partial<DomainList> = {}, requests: JoinRequest[] = []) {
  const server = fakeApi({
    [LIST]: { domains: [], areMailed: true, canManage: true, ...list },
    [REQUESTS]: { requests, pagination: ONE_PAGE },
  })
  const view = await renderScreen(<DomainsSection organization={anOrganization()} />, { user: aUser() })
  return { server, ...view }
}

it('shows an error when the domains cannot be loaded, and tries again', async () => {
  const server = fakeApi({
    [LIST]: refuse(503, 'SERVICE_UNAVAILABLE'),
    [REQUESTS]: { requests: [], pagination: ONE_PAGE },
  })
  const { user } = await renderScreen(<DomainsSection organization={anOrganization()} />, { user: aUser() })
  await screen.findByRole('heading', { name: 'The domains could not be loaded' })
  server.on(LIST, { domains: [], areMailed: true, canManage: true })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'No domains yet' })
})

it('shows the domains when the requests cannot be loaded, and tries again', async () => {
  const server = fakeApi({
    [LIST]: { domains: [aDomain()], areMailed: true, canManage: true },
    [REQUESTS]: refuse(503, 'SERVICE_UNAVAILABLE'),
  })
  const { user } = await renderScreen(<DomainsSection organization={anOrganization()} />, { user: aUser() })
  await screen.findByRole('heading', { name: 'The requests could not be loaded' })
  const card = screen.getByRole('region', { name: 'bolt.test' })
  server.on(REQUESTS, { requests: [aRequest], pagination: ONE_PAGE })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(aRequest.person.name)
  expect(card.isConnected).toBe(true)
})

it('adds a domain, and says at the field why one is refused', async () => {
  const { server, user } = await visit()
  server.on(ADD, refuse(422, 'DOMAIN_PUBLIC'))
  const field = await screen.findByRole('textbox', { name: 'Domain' })
  await user.type(field, 'gmail.com')
  await user.click(screen.getByRole('button', { name: 'Add domain' }))
  await screen.findByRole('textbox', { name: 'Domain', description: /Anyone can get an address there/ })
  server.on(ADD, { domain: aDomain() })
  await user.clear(field)
  await user.type(field, 'bolt.test')
  await user.click(screen.getByRole('button', { name: 'Add domain' }))
  await screen.findByRole('region', { name: 'bolt.test' })
  expect(server.to(ADD).at(-1)!.body).toEqual({ domain: 'bolt.test' })
})

it('shows the record to copy, and looks it up', async () => {
  const { server, user, platform } = await visit({ domains: [aDomain()] })
  await user.click(await screen.findByRole('button', { name: 'Copy: Value, bolt.test' }))
  expect(platform.copied).toEqual([VALUE])
  server.on(CHECK, refuse(409, 'DOMAIN_RECORD_MISSING'))
  await user.click(screen.getByRole('button', { name: 'Check now: bolt.test' }))
  await screen.findByText(/New records can take an hour/)
  server.on(CHECK, { domain: proven })
  await user.click(screen.getByRole('button', { name: 'Check now: bolt.test' }))
  await screen.findByText('Proven')
  expect(screen.queryByText(VALUE)).toBeNull()
})

it('sends a code to a mailbox, and takes it', async () => {
  const { server, user } = await visit({ domains: [aDomain()] })
  await user.click(await screen.findByRole('radio', { name: 'Code by mail' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Send to' }), 'admin@bolt.test')
  const sent = aDomain({ mailbox: 'admin', codeExpiresAt: '2026-11-29T09:14:00.000Z' })
  server.on(SEND, { domain: sent })
  server.on(LIST, { domains: [sent], areMailed: true, canManage: true })
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  expect(server.to(SEND)[0]!.body).toEqual({ mailbox: 'admin' })
  const code = await screen.findByRole('textbox', { name: 'Code', description: /Sent to admin@bolt.test/ })
  server.on(CONFIRM, refuse(400, 'DOMAIN_CODE_INVALID'))
  await user.type(code, 'AAAA')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByRole('textbox', { name: 'Code', description: /incorrect or no longer valid/ })
  server.on(CONFIRM, { domain: { ...proven, proof: 'mail' } })
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText('By mail')
})

it('offers no mail on a server that sends none', async () => {
  await visit({ domains: [aDomain()], areMailed: false })
  await screen.findByText(VALUE)
  expect(screen.queryByRole('radio', { name: 'Code by mail' })).toBeNull()
})

it('changes who may join, and says when that failed', async () => {
  const { server, user } = await visit({ domains: [proven] })
  server.on(CHANGE, refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.click(await screen.findByRole('radio', { name: 'By themselves' }))
  await screen.findByText('Who may join could not be changed')
  server.on(CHANGE, { domain: { ...proven, joining: 'direct' } })
  await user.click(screen.getByRole('radio', { name: 'By themselves' }))
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By themselves' }).checked).toBe(true),
  )
  expect(server.to(CHANGE).at(-1)!.body).toEqual({ joining: 'direct' })
})

it('removes a domain after a confirmation', async () => {
  const { server, user } = await visit({ domains: [proven] })
  server.on(REMOVE, () => undefined)
  await user.click(await screen.findByRole('button', { name: 'Remove bolt.test' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove bolt.test?' }))
  expect(server.to(REMOVE)).toHaveLength(0)
  server.on(LIST, { domains: [], areMailed: true, canManage: true })
  await user.click(dialog.getByRole('button', { name: 'Remove domain' }))
  await screen.findByRole('heading', { name: 'No domains yet' })
})

it('says until when a domain has to be confirmed, and when it was lost', async () => {
  const endsAt = '2026-12-05T09:14:00.000Z'
  await visit({
    domains: [
      { ...proven, state: 'failing', endsAt },
      { ...proven, id: 'd-2', domain: 'other.test', state: 'lost' },
    ],
  })
  await screen.findByText(/The DNS record was not found. Put it back by/)
  screen.getByText(/could not be confirmed in time/)
})

it('is read by admins, who cannot change it', async () => {
  const others = aDomain({ id: 'd-2', domain: 'other.test', joining: 'direct' })
  await visit({ domains: [proven, others], canManage: false })
  await screen.findByText('Only owners can change the domains. You can answer requests to join.')
  screen.getByText('People with a confirmed address at this domain can ask to join.')
  expect(screen.queryByText(/can join by themselves/)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByText(VALUE)).toBeNull()
})

it('approves a request to join, and declines one after a confirmation', async () => {
  const { server, user } = await visit({}, [aRequest])
  server.on(APPROVE, refuse(404, 'NOT_FOUND'))
  await user.click(await screen.findByRole('button', { name: 'Approve Cora Colleague' }))
  await screen.findAllByText(/does not exist, or you cannot see it/)
  server.on(DECLINE, () => undefined)
  await user.click(screen.getByRole('button', { name: 'Decline Cora Colleague' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline Cora Colleague?' }))
  server.on(REQUESTS, { requests: [], pagination: ONE_PAGE })
  await user.click(dialog.getByRole('button', { name: 'Decline request' }))
  await screen.findByText('No open requests')
})
