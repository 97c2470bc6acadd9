import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AdminStats, FailedJob } from '@fanfare/contract/moderation/data/administration.ts'
import type { PendingPost } from '@fanfare/contract/moderation/data/moderation.ts'
import type { Report } from '@fanfare/contract/moderation/data/report.ts'
import type { SupportRequest } from '@fanfare/contract/moderation/data/support.ts'
import { fakeApi, refuse } from '../../testing/fake-api.ts'
import { aPendingPost, aUser, anAdministeredReport, ONE_PAGE } from '../../testing/fixtures.ts'
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
  weekly: {
    from: '2026-09-07T00:00:00.000Z',
    counts: {
      totalUsers: [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1],
      totalOrganizations: Array<number>(12).fill(0),
      totalPosts: Array<number>(12).fill(3),
      postsPendingModeration: [...Array<number>(11).fill(0), 1],
    },
  },
  reportAlarm: null,
  waiting: {
    posts: { count: 1, oldestAt: twoHoursAgo },
    reports: { count: 1, oldestAt: twoHoursAgo },
    requests: { count: 1, oldestAt: twoHoursAgo },
    jobs: { count: 1, oldestAt: twoHoursAgo },
  },
}

const QUEUE = 'GET /posts/moderation'
const REPORTS = 'GET /admin/reports'
const REQUESTS = 'GET /support/admin/requests'
const JOBS = 'GET /admin/jobs'

const job: FailedJob = {
  id: 'job-1',
  name: 'send_mail',
  attempts: 6,
  error: 'The mail server refused it.',
  failedAt: twoHoursAgo,
}
const request: SupportRequest = {
  id: 'request-1',
  title: 'It says no',
  description: 'I click.',
  priority: 'High',
  status: 'open',
  name: 'Vera',
  email: 'vera@example.org',
  userId: null,
  user: null,
  attachments: [],
  createdAt: twoHoursAgo,
  closedAt: null,
}
const queueOf = (...posts: PendingPost[]) => ({
  posts,
  pagination: ONE_PAGE,
  stats: { pending: posts.length, approvedToday: 0, rejectedToday: 0 },
})
const reportsOf = (...reports: Report[]) => ({ reports, pagination: ONE_PAGE, hiddenPosts: null })

/** What waits: a post, a report, a support request and a job. */
const WAITING = {
  [QUEUE]: queueOf(aPendingPost({ title: 'A post that waits' })),
  [REPORTS]: reportsOf(anAdministeredReport()),
  [REQUESTS]: { requests: [request], pagination: ONE_PAGE },
  [JOBS]: { jobs: [job], pagination: ONE_PAGE },
}
const NOTHING = {
  [QUEUE]: queueOf(),
  [REPORTS]: reportsOf(),
  [REQUESTS]: { requests: [], pagination: ONE_PAGE },
  [JOBS]: { jobs: [], pagination: ONE_PAGE },
}

async function visit(answer: unknown = stats, waiting: Record<string, unknown> = WAITING) {
  const server = fakeApi({ ...waiting, [STATS]: answer })
  return { server, ...(await renderScreen(<AdminDashboardPage />, { user: aUser({ isAdmin: true }) })) }
}

it('shows an error and retries, and leads on meanwhile', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'Failed to load the overview' })
  await screen.findByRole('link', { name: 'Manage tags' })
  server.on(STATS, stats)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('1,234')
})

const total = async (name: string) => (await screen.findByText(name)).parentElement!.textContent

const never = () => new Promise(() => undefined)

it('names everything while the numbers are loading', async () => {
  await visit(never, { [QUEUE]: never, [REPORTS]: never, [REQUESTS]: never, [JOBS]: never })
  expect(await total('Total users')).toBe('Total users')
  const waiting = await attention()
  expect(within(waiting).getByRole('list').getAttribute('aria-busy')).toBe('true')
})

it('shows what was new in twelve weeks, week by week for screen readers', async () => {
  await visit()
  await screen.findByText('1,234')
  expect(await total('Total users')).toContain('7 new in twelve weeks')
  await screen.findByText('1 reviewed in twelve weeks')
  const [table] = screen.getAllByRole('table', { name: 'New in each week' })
  const rows = within(table!).getAllByRole('row')
  expect(rows).toHaveLength(13)
  expect(rows.at(-1)!.textContent).toBe('November 23, 20261')
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

const attention = () => screen.findByRole('region', { name: 'Needs attention' })

it('lists what waits once, with its acts', async () => {
  await visit()
  await screen.findByRole('button', { name: 'Approve A post that waits' })
  const waiting = within(await attention())
  const kinds = waiting.getAllByText(/^(Post|Report|Support|Job)$/)
  expect(kinds.map(({ textContent }) => textContent.trim())).toEqual(['Post', 'Report', 'Support', 'Job'])
  const linkOf = (name: RegExp) => waiting.getByRole('link', { name }).getAttribute('href')
  expect(linkOf(/^Review/)).toBe('/admin/reports?status=pending&report=report-1')
  expect(linkOf(/^Answer/)).toBe('/admin/support?request=request-1')
})

it('says how many there are of a kind, and leads to them', async () => {
  await visit({ ...stats, waiting: { ...stats.waiting, jobs: { count: 12, oldestAt: twoHoursAgo } } })
  const more = await screen.findByRole('link', { name: /^Check failed jobs/ })
  expect(more.getAttribute('href')).toBe('/admin/jobs')
  expect(more.textContent).toBe('Check failed jobs12')
})

it('leads to no jobs while none has failed, and counts nothing that does not wait', async () => {
  const none = { count: 0, oldestAt: null }
  await visit({ ...stats, waiting: { ...stats.waiting, posts: none, jobs: none } })
  await screen.findByText('1,234')
  expect((await screen.findByRole('link', { name: 'Review posts' })).textContent).toBe('Review posts')
  expect(screen.queryByRole('link', { name: /failed jobs/ })).toBeNull()
})

it('approves a post and retries a job in place', async () => {
  const { server, user } = await visit()
  server.on('POST /posts/post-1/moderate', refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.click(await screen.findByRole('button', { name: 'Approve A post that waits' }))
  await screen.findAllByText(/^Error moderating post/)
  server.on('POST /posts/post-1/moderate', { success: true })
  server.on(QUEUE, queueOf())
  await user.click(screen.getByRole('button', { name: 'Approve A post that waits' }))
  await expect.poll(() => screen.queryByRole('button', { name: 'Approve A post that waits' })).toBeNull()
  server.on('POST /admin/jobs/job-1/retry', () => undefined)
  server.on(JOBS, NOTHING[JOBS])
  await user.click(screen.getByRole('button', { name: 'Try send_mail again' }))
  await screen.findByText('The job is running again')
  await expect.poll(() => screen.queryByText('send_mail')).toBeNull()
})

it('says which kind could not be loaded, and shows the others', async () => {
  const { server, user } = await visit(stats, { ...WAITING, [JOBS]: refuse(503, 'SERVICE_UNAVAILABLE') })
  await screen.findByText('Failed to load: Failed jobs')
  await screen.findByRole('button', { name: 'Approve A post that waits' })
  server.on(JOBS, WAITING[JOBS])
  await user.click(screen.getByRole('button', { name: 'Try again Failed jobs' }))
  await screen.findByText('send_mail')
})

it('says that nothing needs attention', async () => {
  await visit(stats, NOTHING)
  await screen.findByRole('heading', { name: 'Nothing needs attention' })
})

it.each(['moderation.changed', 'reports.changed', 'support.changed'] as const)(
  'follows %s without a reload',
  async (type) => {
    const { server, queryClient } = await visit()
    await screen.findByText('1,234')
    server.on(STATS, { ...stats, postsPendingModeration: 4_321 })
    applyEvent(queryClient, { type })
    await screen.findByText('4,321', undefined, { timeout: 3_000 })
  },
)

it('leads from the quick actions to what is decided every day', async () => {
  await visit()
  await screen.findByRole('link', { name: /^Check failed jobs/ })
  const actions = await screen.findByRole('region', { name: 'Quick actions' })
  const links = within(actions).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/moderation',
    '/admin/reports',
    '/admin/support',
    '/admin/testimonials',
    '/admin/tags',
    '/admin/jobs',
  ])
})

it('warns of many new accounts that report, and leads to their reports', async () => {
  await visit({ ...stats, reportAlarm: { accounts: 12, posts: 9 } })
  await screen.findByText(/12 accounts without standing reported 9 posts/)
  const link = screen.getByRole('link', { name: 'See these reports' })
  expect(link.getAttribute('href')).toBe('/admin/reports?withoutWeight=true&status=pending')
})
