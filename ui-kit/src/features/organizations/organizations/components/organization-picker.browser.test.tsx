import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  CurrentOrganizationContext,
  type CurrentOrganization,
} from '../../../../platform/session/current-organization.ts'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { anOrganization, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { focusInside } from '../../../../testing/in-browser.tsx'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { OrganizationPicker } from './organization-picker.tsx'

const WAITING = 'GET /posts/waiting-organizations'
const northwind = anOrganization()
const acme = anOrganization({ id: 'org-2', name: 'Acme Robotics', slug: 'acme' })

async function show(standing: Partial<CurrentOrganization> = {}, waitingIn: readonly string[] = []) {
  const server = fakeApi({ [WAITING]: { organizationIds: waitingIn } })
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
  await renderScreen(
    <CurrentOrganizationContext value={value}>
      <OrganizationPicker />
    </CurrentOrganizationContext>,
  )
  return { ...value, server }
}

async function openMenu() {
  await userEvent.click(await screen.findByRole('button', { name: 'Organization: Northwind Labs' }))
  await focusInside('menu')
}

it('retries when the list could not be loaded', async () => {
  const { retry } = await show({ status: 'error', organizations: [], current: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Load organizations again' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('offers to create the first organization', async () => {
  await show({ organizations: [], current: null })
  const create = await screen.findByRole('link', { name: 'New organization' })
  expect(create.getAttribute('href')).toBe('/organizations/create')
  const manage = screen.getByRole('link', { name: 'Manage organizations' })
  expect(manage.getAttribute('href')).toBe('/organizations')
})

it('a member who may not invite is not offered to', async () => {
  const can = { ...northwind.can, manageMembers: false }
  await show({ current: { ...northwind, can } })
  await openMenu()
  await screen.findByRole('menuitem', { name: 'Settings' })
  expect(screen.queryByRole('menuitem', { name: 'Invite people' })).toBeNull()
})

it('marks the current organization and links to its settings and to all organizations', async () => {
  await show()
  await openMenu()
  const current = await screen.findByRole('menuitemradio', { name: 'Northwind Labs' })
  expect(current.getAttribute('aria-checked')).toBe('true')
  const invite = await screen.findByRole('menuitem', { name: 'Invite people' })
  expect(invite.getAttribute('href')).toBe('/organizations/org-1/settings/users#invite')
  const settings = await screen.findByRole('menuitem', { name: 'Settings' })
  expect(settings.getAttribute('href')).toBe('/organizations/org-1/settings')
  const manage = await screen.findByRole('menuitem', { name: 'Manage organizations' })
  expect(manage.getAttribute('href')).toBe('/organizations')
})

it('selects another one and closes the menu', async () => {
  const { select } = await show()
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Acme Robotics' }))
  expect(select).toHaveBeenCalledWith('org-2')
  await expect.poll(() => screen.queryByRole('menu')).toBeNull()
})

it('searches at the server when there are more organizations than a page has', async () => {
  const zither = anOrganization({ id: 'org-45', name: 'Zither Works' })
  const pagination = { page: 1, limit: 20, total: 45, totalPages: 3 }
  const { select, server } = await show({ hasMore: true }, ['org-45'])
  server.on('GET /organizations', { organizations: [acme, northwind], pagination })
  await userEvent.click(await screen.findByRole('button', { name: /^Organization: Northwind Labs/ }))
  await screen.findByRole('button', { name: 'Acme Robotics' })
  server.on('GET /organizations', { organizations: [zither], pagination: ONE_PAGE })
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search organizations' }), 'zit')
  await userEvent.click(await screen.findByRole('button', { name: 'Zither Works Waiting' }))
  expect(select).toHaveBeenCalledWith('org-45')
  expect(server.to('GET /organizations').at(-1)!.query.get('search')).toBe('zit')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

it('says where a post waits, but not for the current organization', async () => {
  await show({}, ['org-1', 'org-2'])
  const name = 'Organization: Northwind Labs, posts wait in 1 other organization'
  await userEvent.click(await screen.findByRole('button', { name }))
  await focusInside('menu')
  await screen.findByRole('menuitemradio', { name: 'Acme Robotics Waiting' })
  await screen.findByRole('menuitemradio', { name: 'Northwind Labs' })
})

it('asks again where posts wait when another organization is chosen', async () => {
  const { server } = await show({}, ['org-2'])
  await userEvent.click(await screen.findByRole('button', { name: /posts wait in 1 other/ }))
  await focusInside('menu')
  server.on(WAITING, { organizationIds: [] })
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Acme Robotics Waiting' }))
  await screen.findByRole('button', { name: 'Organization: Northwind Labs' })
})

it('does not ask for a member of one organization', async () => {
  const { server } = await show({ organizations: [northwind] }, ['org-2'])
  await screen.findByRole('button', { name: 'Organization: Northwind Labs' })
  expect(server.to(WAITING)).toEqual([])
})
