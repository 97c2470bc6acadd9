import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aReport, aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { handleEvent } from '../../../../components/live-handlers.ts'
import { reportHandlers } from '../api/live.ts'
import ReportsScreen from './reports-screen.tsx'

const MINE = 'GET /users/me/reports'
const pagination = { page: 1, limit: 20, total: 1, totalPages: 1 }
const answered = aReport({
  status: 'resolved',
  moderatorResponse: 'We have taken the picture down.',
  resolvedAt: '2026-11-21T10:00:00.000Z',
})

async function visit(answer: unknown, at = '/reports') {
  const server = fakeApi({ [MINE]: answer })
  const view = await renderScreen(<ReportsScreen />, { path: '/reports', at, user: aUser() })
  return { server, ...view }
}

it('shows an error and retries', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'Failed to load reports' })
  server.on(MINE, { reports: [aReport()], pagination })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: 'How we cut our latency in half' })
})

it('says that there are no reports, and links to the community', async () => {
  await visit({ reports: [], pagination: { ...pagination, total: 0 } })
  await screen.findByRole('heading', { name: 'No reports yet' })
  expect(screen.getByRole('link', { name: 'Go to the community' }).getAttribute('href')).toBe('/community')
})

it('has no link when the post is no longer public', async () => {
  await visit({ reports: [aReport({ post: null })], pagination })
  await screen.findByText('This post is no longer public')
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows the post, the reason, and that the report is pending', async () => {
  await visit({ reports: [aReport({ description: 'The second line.' })], pagination })
  const link = await screen.findByRole('link', { name: 'How we cut our latency in half' })
  expect(link.getAttribute('href')).toBe('/public/northwind-labs/how-we-cut-our-latency')
  screen.getByText('Pending')
  screen.getByText('Reason: Spam')
  screen.getByText('The second line.')
  expect(screen.queryByText('Moderator’s response')).toBeNull()
})

it('shows the answer once it arrives', async () => {
  const { server, queryClient } = await visit({ reports: [aReport()], pagination })
  await screen.findByText('Pending')
  server.on(MINE, { reports: [answered], pagination })
  act(() =>
    handleEvent(reportHandlers, queryClient, { type: 'organization.updated', organizationId: 'org-1' }),
  )
  expect(queryClient.isFetching()).toBe(0)
  act(() => handleEvent(reportHandlers, queryClient, { type: 'report.resolved', reportId: 'report-1' }))
  await screen.findByText('We have taken the picture down.')
  screen.getByText('Resolved')
  expect(screen.queryByText('Pending')).toBeNull()
})

it('links to the other pages, and redirects from one beyond the last to the last', async () => {
  const { server } = await visit(
    { reports: [aReport()], pagination: { ...pagination, page: 2, total: 40, totalPages: 2 } },
    '/reports?page=9',
  )
  const page = await screen.findByRole('link', { name: 'Page 1' })
  expect(page.getAttribute('href')).toBe('/reports')
  expect(screen.getByLabelText('address').textContent).toBe('/reports?page=2')
  await expect.poll(() => server.to(MINE).map(({ query }) => query.get('page'))).toEqual(['9', '2'])
})
