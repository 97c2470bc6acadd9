import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import {
  CurrentOrganizationContext,
  type CurrentOrganization,
} from '../../../../platform/session/current-organization.ts'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { ApiError } from '../../../../client/api-error.ts'
import { anOrganization, aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { SettingsScreen } from './settings-screen.tsx'

const PATH = '/organizations/:organizationId/settings/*'
const BASE = '/organizations/org-1/settings'
const SLOTS = {
  slack: () => <p>The connection to Slack</p>,
  webhooks: () => <p>The webhooks of the organization</p>,
  aiProviders: () => <p>The keys of the providers</p>,
  addProvider: () => null,
  aiPrompts: () => <p>The prompts of the organization</p>,
  api: () => <p>The tokens of the organization</p>,
}
const NOTHING = {
  createPost: true,
  update: false,
  readAudit: false,
  manageMembers: false,
  manageRoles: false,
  delete: false,
}

function aCurrentOrganization(facts: Partial<CurrentOrganization> = {}): CurrentOrganization {
  return {
    organizations: [anOrganization({ membersCount: 3, publicShareMessage: 'See {url}' })],
    hasMore: false,
    current: null,
    status: 'ready',
    error: null,
    select: vi.fn<(id: string) => void>(),
    retry: vi.fn<() => void>(),
    ...facts,
  }
}

/** The settings of an organization that disappears when a button is pressed. */
function OneGoes({ organization }: { organization: Organization }) {
  const [organizations, setOrganizations] = useState([organization])
  return (
    <CurrentOrganizationContext value={aCurrentOrganization({ organizations })}>
      <button type="button" onClick={() => setOrganizations([])}>
        take away
      </button>
      <SettingsScreen {...SLOTS} />
    </CurrentOrganizationContext>
  )
}

async function visit(rest = '', facts: Partial<CurrentOrganization> = {}) {
  fakeApi({
    'GET /organizations/org-1/members': { members: [], ownersCount: 1, pagination: ONE_PAGE },
    'GET /organizations/org-1/settings-overview': {
      invitations: { open: 0, expiries: [] },
      ai: { providers: 0, active: 0, failing: [] },
      slack: { isConnected: false, matched: null },
    },
  })
  const value = aCurrentOrganization(facts)
  const framed = (
    <CurrentOrganizationContext value={value}>
      <SettingsScreen {...SLOTS} />
    </CurrentOrganizationContext>
  )
  const view = await renderScreen(framed, { path: PATH, at: BASE + rest, user: aUser() })
  return { ...view, ...value }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const menu = () => screen.findByRole('navigation', { name: 'Settings menu' })
const entries = async () =>
  within(await menu())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

it('says why the organizations could not be loaded', async () => {
  const error = new ApiError({ status: 429, code: 'TOO_MANY_REQUESTS', message: 'Too many' })
  await visit('/users', { organizations: [], status: 'error', error })
  await heading('Failed to load organizations')
  screen.getByText(/Too many attempts/)
})

it('shows an organization of others as not found', async () => {
  await visit('/users', { organizations: [anOrganization({ id: 'org-2' })] })
  await heading('Organization not found')
  const back = await screen.findByRole('link', { name: 'Your organizations' })
  expect(back.getAttribute('href')).toBe('/organizations')
})

it('says so when the user is removed from the organization meanwhile', async () => {
  fakeApi({ 'GET /organizations/org-1/members': { members: [], ownersCount: 1, pagination: ONE_PAGE } })
  const own = anOrganization()
  const setting = { path: PATH, at: `${BASE}/users`, user: aUser() }
  const { user } = await renderScreen(<OneGoes organization={own} />, setting)
  await heading('Members')
  await user.click(screen.getByRole('button', { name: 'take away' }))
  const gone = within(await screen.findByRole('alert'))
  gone.getByRole('heading', { level: 1, name: 'You are no longer in Northwind Labs' })
  expect(gone.getByRole('link', { name: 'Your organizations' }).getAttribute('href')).toBe('/organizations')
})

it('shows an error when the organizations could not be loaded, and retries', async () => {
  const { user, retry } = await visit('', { organizations: [], status: 'error' })
  await heading('Failed to load organizations')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('shows no section while the organizations are loading', async () => {
  await visit('', { organizations: [], status: 'loading' })
  await screen.findByLabelText('address')
  expect(screen.queryByRole('heading')).toBeNull()
})

it('the company information shows its fixed texts while the organization is loading', async () => {
  await visit('/company-information', { organizations: [], status: 'loading' })
  await heading('Company information')
  await screen.findByText('Shown on the public page.')
  expect(screen.queryByText(/Only owners and admins|Saved at once/)).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('an unknown section opens the company information', async () => {
  await visit('/nowhere')
  await heading('Company information')
  expect(screen.getByLabelText('address').textContent).toBe(`${BASE}/company-information`)
})

it.each([
  ['', 'Northwind Labs settings'],
  ['/company-information', 'Company information'],
  ['/customizations', 'Share messages'],
  ['/customizations/share-messages', 'Share messages'],
  ['/ai-prompts', 'AI prompts'],
  ['/customizations/ai-prompts', 'AI prompts'],
  ['/integrations', 'Slack'],
  ['/integrations/slack', 'Slack'],
  ['/integrations/api', 'API'],
  ['/integrations/webhooks', 'Webhooks'],
  ['/ai-providers', 'AI providers'],
  ['/integrations/ai-providers', 'AI providers'],
  ['/users', 'Members'],
  ['/domains', 'Domains'],
  ['/audit-log', 'Audit log'],
])('shows at %s the section %s', async (rest, name) => {
  await visit(rest)
  expect(await heading(name)).toBeTruthy()
})

it.each([
  ['/integrations/slack', 'The connection to Slack'],
  ['/integrations/api', 'The tokens of the organization'],
  ['/integrations/webhooks', 'The webhooks of the organization'],
  ['/ai-providers', 'The keys of the providers'],
  ['/ai-prompts', 'The prompts of the organization'],
])('shows at %s what another feature brings, for members without changes', async (rest, text) => {
  await visit(rest, { organizations: [anOrganization({ role: 'member', can: NOTHING })] })
  await screen.findByText(text)
  await screen.findByText(/Only owners and admins can change this/)
})

it('shows plain members the organization and its members, and nothing they cannot use', async () => {
  await visit('', { organizations: [anOrganization({ role: 'member', can: NOTHING })] })
  expect(await entries()).toEqual(['Overview', 'Company information', 'Members'])
  const main = (await heading('Northwind Labs settings')).closest('div')!.parentElement!
  for (const name of ['Customizations', 'Integrations', 'Set up AI providers']) {
    expect(within(main).queryByRole('link', { name })).toBeNull()
  }
})

it.each([
  [undefined, '/organizations', 'Organizations'],
  [{ from: '/dashboard' }, '/dashboard', 'Back to the dashboard'],
  [{ from: '/posts/post-1' }, '/posts/post-1', 'Back'],
  [{ from: '/organizations/org-2/settings' }, '/organizations', 'Organizations'],
])('leads back to where the member came from: %o', async (state, path, name) => {
  const { user } = await visit('/../../../elsewhere')
  act(() => {
    history.pushState({ usr: state, key: 'next' }, '', BASE)
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  const back = await screen.findByRole('link', { name })
  expect(back.getAttribute('href')).toBe(path)
  await user.click(within(await menu()).getByRole('link', { name: 'Members' }))
  await heading('Members')
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path)
})

it('marks the current section, and starts with all groups open', async () => {
  await visit('/customizations')
  expect(await entries()).toEqual([
    'Overview',
    'Company information',
    'Share messages',
    'AI prompts',
    'AI providers',
    'Slack',
    'API',
    'Webhooks',
    'Members',
    'Domains',
    'Audit log',
  ])
  const current = within(await menu()).getByRole('link', { current: 'page' })
  expect(current.textContent).toBe('Share messages')
})

it.each(['Microsoft Teams', 'Discord'])('%s is coming soon, and not a link', async (name) => {
  await visit()
  const row = within(await menu()).getByText(name)
  expect(row.closest('li')!.textContent).toBe(`${name}Coming soon`)
  expect(row.closest('a')).toBeNull()
})

it('collapses a group of the menu', async () => {
  const { user } = await visit()
  const group = await screen.findByRole('button', { name: 'Customizations' })
  expect(group.getAttribute('aria-expanded')).toBe('true')
  await user.click(group)
  expect(group.getAttribute('aria-expanded')).toBe('false')
  expect(within(await menu()).queryByRole('link', { name: 'AI prompts' })).toBeNull()
})

it('the collapsed menu keeps the names of its sections', async () => {
  const { user } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Collapse the menu' }))
  await user.click(await screen.findByRole('link', { name: 'Share messages' }))
  await heading('Share messages')
  await screen.findByRole('button', { name: 'Expand the menu' })
})

it('opens the menu as a drawer, which closes on navigation', async () => {
  const { user } = await visit()
  await user.click(await screen.findByRole('button', { name: /^Open the settings menu: / }))
  const drawer = await screen.findByRole('dialog', { name: 'Northwind Labs settings' })
  await user.click(within(drawer).getByRole('link', { name: 'AI prompts' }))
  await heading('AI prompts')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

it('the overview shows the status of each part', async () => {
  await visit()
  await screen.findByText('No description yet')
  await screen.findByText('1 of 2 share messages written')
  await screen.findByText('3 members')
  await screen.findByText('Slack is not connected')
  const slack = await screen.findByRole('link', { name: 'Integrations' })
  expect(slack.getAttribute('href')).toBe(`${BASE}/integrations/slack`)
  const cards = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(cards).toEqual(['Company information', 'Customizations', 'Integrations', 'Members', 'Quick actions'])
})

it('the overview names the connected workspace', async () => {
  await visit('', { organizations: [anOrganization({ slackTeamName: 'Northwind' })] })
  await screen.findByText('Connected to Northwind')
})

it.each([
  ['Open the public page', '/organizations/northwind-labs'],
  ['Share a post', '/org-1/create-post'],
])('has a quick action: %s', async (name, href) => {
  await visit()
  const actions = within(await screen.findByRole('region', { name: 'Quick actions' }))
  expect(actions.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

it('tells a member why nothing can be changed, and hides the audit log', async () => {
  const organizations = [anOrganization({ role: 'member', can: NOTHING })]
  await visit('/company-information', { organizations })
  await screen.findByText(/Only owners and admins can change this/)
  expect(await entries()).not.toContain('Audit log')
})

it('leads back to the organizations', async () => {
  await visit()
  const back = await screen.findByRole('link', { name: 'Organizations' })
  expect(back.getAttribute('href')).toBe('/organizations')
})

it('fetches an organization that is beyond the first page of the list', async () => {
  const value = aCurrentOrganization({ organizations: [anOrganization({ id: 'org-2' })], hasMore: true })
  fakeApi({
    'GET /organizations/org-1': { organization: anOrganization({ name: 'Zither Works' }) },
    'GET /organizations/org-1/members': { members: [], ownersCount: 1, pagination: ONE_PAGE },
  })
  await renderScreen(
    <CurrentOrganizationContext value={value}>
      <SettingsScreen {...SLOTS} />
    </CurrentOrganizationContext>,
    { path: PATH, at: BASE, user: aUser() },
  )
  await screen.findByRole('heading', { name: 'Zither Works settings' })
})

it('does not find an organization that is nowhere in the list', async () => {
  await visit('/users', { organizations: [], hasMore: true })
  expect(await heading('Organization not found')).toBeTruthy()
})
