import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  CurrentOrganizationContext,
  type CurrentOrganization,
} from '../../../platform/session/current-organization.ts'
import { anOrganization, aUser } from '../../../testing/fixtures.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import OrganizationsScreen from './organizations-screen.tsx'
import SelectOrganizationScreen from './select-organization-screen.tsx'

const northwind = anOrganization()
const acme = anOrganization({
  id: 'org-2',
  name: 'Acme Robotics',
  slug: 'acme',
  description: 'Arms and legs.',
})

function visit(standing: Partial<CurrentOrganization> = {}, page = <OrganizationsScreen />) {
  const value: CurrentOrganization = {
    organizations: [acme, northwind],
    current: northwind,
    status: 'ready',
    select: vi.fn<(id: string) => void>(),
    retry: vi.fn<() => void>(),
    ...standing,
  }
  const framed = <CurrentOrganizationContext value={value}>{page}</CurrentOrganizationContext>
  return renderScreen(framed, { path: '/organizations', at: '/organizations', user: aUser() }).then(
    (view) => ({
      ...view,
      ...value,
    }),
  )
}

const address = async () => (await screen.findByLabelText('address')).textContent

it('shows an error when the organizations could not be loaded, and retries', async () => {
  const { user, retry } = await visit({ status: 'error', organizations: [], current: null })
  await screen.findByRole('heading', { name: 'Failed to load organizations' })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('offers to create the first organization', async () => {
  await visit({ organizations: [], current: null })
  await screen.findByRole('heading', { name: 'No organizations yet' })
  const create = await screen.findByRole('link', { name: 'Create organization' })
  expect(create.getAttribute('href')).toBe('/organizations/create')
})

it('does not offer to create an organization while the list is loading', async () => {
  await visit({ status: 'loading', organizations: [], current: null })
  await screen.findByRole('heading', { name: 'Organizations' })
  expect(screen.queryByText('No organizations yet')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Create organization' })).toBeNull()
})

it('shows name, description and date of each, and marks the current one', async () => {
  await visit()
  const cards = await screen.findAllByRole('listitem')
  expect(cards).toHaveLength(2)
  await within(cards[0]!).findByRole('heading', { name: 'Acme Robotics' })
  await within(cards[0]!).findByText('Arms and legs.')
  await within(cards[0]!).findByText('Created Nov 20, 2026')
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
  const settings = await screen.findByRole('link', { name: 'Settings of Acme Robotics' })
  expect(settings.getAttribute('href')).toBe('/organizations/org-2/settings/company-information')
})

it('offers the choice on its own page, with a link to all organizations', async () => {
  const { user, select } = await visit({}, <SelectOrganizationScreen />)
  const manage = await screen.findByRole('link', { name: 'Manage organizations' })
  expect(manage.getAttribute('href')).toBe('/organizations')
  await user.click(await screen.findByRole('button', { name: 'Select Acme Robotics' }))
  expect(select).toHaveBeenCalledWith('org-2')
})
