import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AdminStats } from '@fanfare/contract/moderation/data/administration.ts'
import { fakeApi, refuse } from '../../testing/fake-api.ts'
import { aUser } from '../../testing/fixtures.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { applyEvent } from '../live/apply-event.ts'
import AdminDashboardPage from './admin-dashboard-page.tsx'

const STATS = 'GET /posts/admin/stats'
const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000).toISOString()
const stats: AdminStats = {
  totalUsers: 1_234,
  totalOrganizations: 56,
  totalPosts: 789,
  postsPendingModeration: 3,
  reportAlarm: null,
  waiting: {
    posts: { count: 3, oldestAt: twoHoursAgo },
    reports: { count: 0, oldestAt: null },
    requests: { count: 2, oldestAt: twoHoursAgo },
    jobs: { count: 1, oldestAt: twoHoursAgo },
  },
}

async function visit(answer: unknown = stats) {
  const server = fakeApi({ [STATS]: answer })
  return { server, ...(await renderScreen(<AdminDashboardPage />, { user: aUser({ isAdmin: true }) })) }
}

it('shows an error and retries, and leads on meanwhile', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'Failed to load the overview' })
  await screen.findByRole('link', { name: 'Tags' })
  server.on(STATS, stats)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('1,234')
})

const total = async (name: string) => (await screen.findByText(name)).parentElement!.textContent

it('names everything while the numbers are loading', async () => {
  await visit(() => new Promise(() => undefined))
  expect(await total('Total users')).toBe('Total users')
  const waiting = await screen.findByRole('region', { name: 'Needs attention' })
  expect(
    within(waiting)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Posts to review', 'Open reports', 'Open support requests', 'Failed jobs'])
})

it('shows the totals', async () => {
  await visit()
  await screen.findByText('1,234')
  expect(await total('Total users')).toContain('1,234')
  expect(await total('Total organizations')).toContain('56')
  expect(await total('Total posts')).toContain('789')
  expect(
    (await screen.findByText('Posts pending review')).closest('dt')!.parentElement!.textContent,
  ).toContain('3')
})

it('says what waits and since when, and leads to where it is decided', async () => {
  await visit()
  await screen.findByText('1,234')
  const waiting = await screen.findByRole('region', { name: 'Needs attention' })
  const rows = within(waiting)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'Posts to reviewOldest: 2 hours ago3',
    'Open reportsNothing waits.0',
    'Open support requestsOldest: 2 hours ago2',
    'Failed jobsOldest: 2 hours ago1',
  ])
  const linkOf = (name: string) => within(waiting).getByRole('link', { name }).getAttribute('href')
  expect(linkOf('Open support requests')).toBe('/admin/support')
  expect(linkOf('Failed jobs')).toBe('/admin/jobs')
})

it.each(['moderation.changed', 'reports.changed', 'support.changed'] as const)(
  'follows %s without a reload',
  async (type) => {
    const { server, queryClient } = await visit()
    await screen.findByText('Open support requests')
    server.on(STATS, { ...stats, postsPendingModeration: 4_321 })
    applyEvent(queryClient, { type })
    await screen.findByText('4,321', undefined, { timeout: 3_000 })
  },
)

it('leads to where posts wait from their number, and from the quick actions to what is decided every day', async () => {
  await visit()
  const pending = await screen.findByRole('link', { name: 'Posts pending review' })
  expect(pending.getAttribute('href')).toBe('/admin/moderation')
  const actions = await screen.findByRole('region', { name: 'Quick actions' })
  const links = within(actions).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/moderation',
    '/admin/reports',
    '/admin/tags',
    '/admin/testimonials',
    '/admin/support',
  ])
})

it('warns of many new accounts that report, and leads to their reports', async () => {
  await visit({ ...stats, reportAlarm: { accounts: 12, posts: 9 } })
  await screen.findByText(/12 accounts without standing reported 9 posts/)
  const link = screen.getByRole('link', { name: 'See these reports' })
  expect(link.getAttribute('href')).toBe('/admin/reports?withoutWeight=true&status=pending')
})
