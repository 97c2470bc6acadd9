import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { NotificationPreference } from '@fanfare/contract/identity/data/profile.ts'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import { fakeApi, delayed, refuse } from '../../../../testing/fake-api.ts'
import { anOrganization, aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { NotificationsSection } from './notifications-section.tsx'

const PATH = '/users/me/organization-notifications'
const LIST = `GET ${PATH}`
const CHANGE = `PUT ${PATH}`

const northwind: NotificationPreference = {
  organizationId: 'org-1',
  organizationName: 'Northwind Labs',
  organizationSlug: 'northwind-labs',
  hasSlackIntegration: true,
  receiveSlackNotifications: false,
}
const acme = {
  ...northwind,
  organizationId: 'org-2',
  organizationName: 'Acme',
  hasSlackIntegration: false,
  receiveSlackNotifications: true,
}

async function visit(answers: Record<string, unknown> = {}, organizations: Organization[] = []) {
  const server = fakeApi({ [LIST]: { preferences: [northwind, acme], pagination: ONE_PAGE }, ...answers })
  const { user } = await renderScreen(<NotificationsSection />, { user: aUser(), organizations })
  return { server, user }
}

const choice = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

it('shows an error when the preferences could not be loaded, and retries', async () => {
  const { server, user } = await visit({ [LIST]: refuse(503, 'SERVICE_UNAVAILABLE') })
  await screen.findByRole('heading', { name: 'Failed to load preferences' })
  server.on(LIST, { preferences: [northwind], pagination: ONE_PAGE })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await choice('Northwind Labs')
})

it('explains why there is no choice without Slack', async () => {
  await visit()
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Acme',
    description: 'Ask an owner or admin to connect Slack.',
  })
  expect(box).toMatchObject({ disabled: true, checked: false })
})

it.each([
  ['owners and admins', true],
  ['no plain member', false],
])('lets %s connect Slack', async (_who, update) => {
  const own = anOrganization({ id: 'org-2', can: { ...anOrganization().can, update } })
  await visit({}, [own])
  await choice('Acme')
  const link = screen.queryByRole('link', { name: 'Connect Slack for Acme' })
  expect(link?.getAttribute('href')).toBe(
    update ? '/organizations/org-2/settings/integrations/slack' : undefined,
  )
})

it('reverts the choice when it could not be saved', async () => {
  const { user } = await visit({ [CHANGE]: refuse(409, 'SLACK_NOT_CONNECTED') })
  await user.click(await choice('Northwind Labs'))
  await screen.findByText('Failed to update preference')
  await screen.findByText('This organization is not connected to Slack.')
  expect((await choice('Northwind Labs')).checked).toBe(false)
})

it('offers to create the first organization', async () => {
  await visit({ [LIST]: { preferences: [], pagination: ONE_PAGE } })
  const create = await screen.findByRole('link', { name: 'Create organization' })
  expect(create.getAttribute('href')).toBe('/organizations/create')
})

it('shows the choice at once, saves it and says so', async () => {
  const { answer, release } = delayed({ ...northwind, receiveSlackNotifications: true })
  const { server, user } = await visit({ [CHANGE]: answer })
  await user.dblClick(await choice('Northwind Labs'))
  expect((await choice('Northwind Labs')).checked).toBe(true)
  release()
  await screen.findByText('Notification preference updated successfully')
  expect((await choice('Northwind Labs')).checked).toBe(true)
  expect(server.to(CHANGE).map(({ body }) => body)).toEqual([
    { organizationId: 'org-1', receiveSlackNotifications: true },
  ])
})
