import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DRAFTS_KEY } from '../../platform/session/clear-drafts.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { anOrganization, aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { DashboardReminders } from './dashboard-reminders.tsx'

const DRAFT = { title: 'Half a thought', url: 'https://example.org/a' }

const draftOf = (userId: string, organizationId = 'org-1') =>
  JSON.stringify({ userId, drafts: [[`new-post:${organizationId}`, DRAFT]] })

async function visit(user = aUser(), drafts?: string) {
  const server = fakeApi()
  const view = await renderScreen(<DashboardReminders />, {
    user,
    organizations: [anOrganization()],
    stored: drafts === undefined ? {} : { [DRAFTS_KEY]: drafts },
  })
  return { server, ...view }
}

it('leads back to a post that was not sent', async () => {
  const { server } = await visit(aUser(), draftOf(aUser().id))
  await screen.findByText('You have an unfinished post')
  screen.getByText('Half a thought')
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/org-1/create-post')
  expect(server.requests).toHaveLength(0)
})

it('discards it', async () => {
  const { user, platform } = await visit(aUser(), draftOf(aUser().id))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(screen.queryByText('Half a thought')).toBeNull()
  expect(platform.storage.get(DRAFTS_KEY)).toBeNull()
})

it.each([
  ['another person', draftOf('user-9')],
  ['another organization', draftOf(aUser().id, 'org-2')],
])('shows no draft of %s', async (_, drafts) => {
  const { container } = await visit(aUser(), drafts)
  await expect.poll(() => container.textContent).toBe('/')
})

it('reminds of an address that is not confirmed, without a request', async () => {
  const { server } = await visit(aUser({ emailVerified: false }))
  await screen.findByText('Confirm your email')
  await screen.findByRole('button', { name: 'Send it again' })
  expect(server.requests).toHaveLength(0)
})
