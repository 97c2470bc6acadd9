import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import type { SettingsOverview } from '@fanfare/contract/organizations/data/settings_overview.ts'
import { delayed, fakeApi, refuse } from '../../../../../testing/fake-api.ts'
import { anOrganization, aUser } from '../../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../../testing/render-screen.tsx'
import { OverviewSection } from './overview-section.tsx'

const OVERVIEW = 'GET /organizations/org-1/settings-overview'
const BASE = '/organizations/org-1/settings'

const anOverview = (facts: Partial<SettingsOverview> = {}): SettingsOverview => ({
  invitations: { open: 0, expiries: [] },
  ai: { providers: 0, active: 0, failing: [] },
  slack: { isConnected: false, matched: null },
  ...facts,
})

async function visit(answer: unknown = anOverview(), facts: Partial<Organization> = {}) {
  const server = fakeApi({ [OVERVIEW]: answer })
  const view = await renderScreen(<OverviewSection organization={anOrganization(facts)} />, { user: aUser() })
  return { ...view, server }
}

const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li')!)

const action = async (of: string, name: string) =>
  (await (await card(of)).findByRole('link', { name })).getAttribute('href')

it('asks for nothing that a plain member may not see', async () => {
  const can = { ...anOrganization().can, update: false, manageMembers: false }
  const { server } = await visit(refuse(403, 'FORBIDDEN'), { can })
  await screen.findByRole('heading', { name: 'Members' })
  expect(server.requests).toHaveLength(0)
  expect(screen.queryByText(/invitation/)).toBeNull()
})

it('says that the figures could not be loaded, retries, and links to the sections meanwhile', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'), { membersCount: 3 })
  await screen.findByText('How things stand could not be loaded')
  await (await card('Members')).findByText('3 members')
  server.on(OVERVIEW, anOverview())
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('No AI provider yet')
  expect(screen.queryByText('How things stand could not be loaded')).toBeNull()
})

it('shows what is known while the figures load', async () => {
  const { answer, release } = delayed(anOverview())
  await visit(answer, { membersCount: 3 })
  await (await card('Members')).findByText('3 members')
  expect(screen.queryByText('No AI provider yet')).toBeNull()
  release()
  await screen.findByText('No AI provider yet')
})

it('says that nothing is set up, and what to do next', async () => {
  await visit()
  const integrations = await card('Integrations')
  await integrations.findByText('No AI provider yet')
  integrations.getByText('Slack is not connected')
  expect(await action('Company information', 'Add a description')).toBe(`${BASE}/company-information`)
  expect(await action('Integrations', 'Connect Slack')).toBe(`${BASE}/integrations/slack`)
})

it('counts matched people, providers and invitations', async () => {
  const facts = {
    invitations: { open: 4, expiries: [] },
    ai: { providers: 2, active: 1, failing: [] },
    slack: { isConnected: true, matched: { members: 9, of: 12 } },
  }
  await visit(anOverview(facts), { slackTeamName: 'Northwind' })
  const integrations = await card('Integrations')
  await integrations.findByText('Slack: 9 of 12 people matched')
  integrations.getByText('Connected to Northwind')
  integrations.getByText('1 of 2 AI providers active')
  expect((await card('Members')).getByText('4 invitations open')).toBeTruthy()
})

it('offers no step in a card where nothing is to be done', async () => {
  const ai = { providers: 1, active: 1, failing: [] }
  await visit(anOverview({ ai }), { slackTeamName: 'Northwind', description: 'We build things' })
  await screen.findByText('1 AI provider active')
  for (const name of ['Company information', 'Customizations', 'Integrations'])
    expect((await card(name)).getAllByRole('link')).toHaveLength(1)
})

it('invites people from the card of the members, and from there only', async () => {
  await visit()
  expect(await action('Members', 'Invite people')).toBe(`${BASE}/users#invite`)
  expect(screen.getAllByRole('link', { name: 'Invite people' })).toHaveLength(1)
})

it('leads to the providers where only those are missing', async () => {
  await visit(anOverview(), { slackTeamName: 'Northwind' })
  await screen.findByText('No AI provider yet')
  expect(await action('Integrations', 'Set up AI providers')).toBe(`${BASE}/ai-providers`)
})

it('leads to providers that fail first', async () => {
  await visit(anOverview({ ai: { providers: 2, active: 2, failing: ['openai'] } }))
  await screen.findByText('1 AI provider does not work')
  expect(await action('Integrations', 'Set up AI providers')).toBe(`${BASE}/ai-providers`)
})

it('counts providers that are all active once', async () => {
  await visit(anOverview({ ai: { providers: 2, active: 2, failing: [] } }))
  await screen.findByText('2 AI providers active')
})

it('says when there are more than it counts', async () => {
  await visit(anOverview({ invitations: { open: 1_000, expiries: Array(100).fill(inDays(0)) } }))
  await screen.findByText('1,000+ invitations open')
  await screen.findByText('100+ invitations expire today')
})

/** The last minute of a day of this device. */
function inDays(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() + days)
  date.setHours(23, 59, 0, 0)
  return date.toISOString()
}

it.each([
  [[0, 1], '1 invitation expires today'],
  [[1, 1, 2], '2 invitations expire tomorrow'],
  [[2], '1 invitation expires in 2 days'],
])('counts the invitations of the next day with any, here %j days ahead', async (days, words) => {
  await visit(anOverview({ invitations: { open: days.length, expiries: days.map(inDays) } }))
  await screen.findByText(words)
})

it('does not warn of an invitation that expires later', async () => {
  await visit(anOverview({ invitations: { open: 1, expiries: [inDays(3)] } }))
  await screen.findByText('1 invitation open')
  expect(screen.queryByText(/expires/)).toBeNull()
})
