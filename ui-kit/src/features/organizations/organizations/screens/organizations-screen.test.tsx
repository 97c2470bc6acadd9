import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import {
  CurrentOrganizationContext,
  type CurrentOrganization,
} from '../../../../platform/session/current-organization.ts'
import { delayed, fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { anOrganization, aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import OrganizationsScreen from './organizations-screen.tsx'
import SelectOrganizationScreen from './select-organization-screen.tsx'

const northwind = anOrganization()
const acme = anOrganization({
  id: 'org-2',
  name: 'Acme Robotics',
  slug: 'acme',
  description: 'Arms and legs.',
})

const LIST = 'GET /organizations'

async function visit(
  answer: unknown = { organizations: [acme, northwind], pagination: ONE_PAGE },
  { page = <OrganizationsScreen />, at = '/organizations', ...standing }: Partial<Visit> = {},
) {
  const server = fakeApi({ [LIST]: answer })
  const value: CurrentOrganization = {
    organizations: [acme, northwind],
    hasMore: false,
    current: northwind,
    status: 'ready',
    error: null,
    select: vi.fn<(id: string) => void>(),
    retry: vi.fn<() => void>(),
    ...standing,
  }
  const framed = <CurrentOrganizationContext value={value}>{page}</CurrentOrganizationContext>
  const view = await renderScreen(framed, { path: '/organizations', at, user: aUser() })
  return { ...view, ...value, server }
}

interface Visit extends CurrentOrganization {
  page: ReactElement
  at: string
}

const NONE = { organizations: [], pagination: { ...ONE_PAGE, total: 0 } }
const address = async () => (await screen.findByLabelText('address')).textContent

it('shows an error when the organizations could not be loaded, and retries', async () => {
  const { user, server } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'Failed to load organizations' })
  server.on(LIST, { organizations: [acme], pagination: ONE_PAGE })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Acme Robotics' })
})

it('offers to create the first organization', async () => {
  await visit(NONE, { organizations: [], current: null })
  await screen.findByRole('heading', { name: 'No organizations yet' })
  const create = await screen.findByRole('link', { name: 'Create organization' })
  expect(create.getAttribute('href')).toBe('/organizations/create')
})

it('does not offer to create an organization while the list is loading', async () => {
  const { answer } = delayed(NONE)
  await visit(answer, { status: 'loading', organizations: [], current: null })
  await screen.findByRole('heading', { name: 'Organizations' })
  expect(screen.queryByText('No organizations yet')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Create organization' })).toBeNull()
})

it('searches many at the server, page by page', async () => {
  const pagination = { page: 1, limit: 20, total: 45, totalPages: 3 }
  const { user, server } = await visit({ organizations: [acme, northwind], pagination })
  const second = await screen.findByRole('link', { name: 'Page 2' })
  expect(second.getAttribute('href')).toBe('/organizations?page=2')
  server.on(LIST, NONE)
  await user.fill(screen.getByRole('searchbox', { name: 'Search organizations' }), 'zither')
  await screen.findByRole('heading', { name: 'No organization found' })
  expect(await address()).toBe('/organizations?search=zither')
  expect(server.to(LIST).at(-1)!.query.get('search')).toBe('zither')
})

it('shows name, description and date of each, and marks the current one', async () => {
  await visit()
  const cards = await screen.findAllByRole('listitem')
  expect(cards).toHaveLength(2)
  await within(cards[0]!).findByRole('heading', { name: 'Acme Robotics' })
  await within(cards[0]!).findByText('Arms and legs.')
  expect(cards[0]!.textContent).toMatch(/Created (\d+ \w+ ago|yesterday)/)
  expect(within(cards[0]!).queryByText('Selected')).toBeNull()
  await within(cards[1]!).findByText('Selected')
})

it('selects one and opens the dashboard', async () => {
  const { user, select } = await visit()
  await user.click(await screen.findByRole('button', { name: 'Select Acme Robotics' }))
  expect(select).toHaveBeenCalledWith('org-2')
  expect(await address()).toBe('/dashboard')
})

it('links to the settings of each', async () => {
  await visit()
  const settings = await screen.findByRole('link', { name: 'Acme Robotics settings' })
  expect(settings.getAttribute('href')).toBe('/organizations/org-2/settings/company-information')
})

it('offers the choice on its own page, with a link to all organizations', async () => {
  const { user, select } = await visit(undefined, { page: <SelectOrganizationScreen /> })
  const manage = await screen.findByRole('link', { name: 'Manage organizations' })
  expect(manage.getAttribute('href')).toBe('/organizations')
  await user.click(await screen.findByRole('button', { name: 'Select Acme Robotics' }))
  expect(select).toHaveBeenCalledWith('org-2')
})
