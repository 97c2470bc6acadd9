import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Report } from '@fanfare/contract/moderation/data/report.ts'
import { handleEvent } from '../../../../components/live-handlers.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { anAdministeredPost, anAdministeredReport, aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { pendingAnswer } from '../../../../testing/pending-answer.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { reportHandlers } from '../api/live.ts'
import AdminReportsScreen from './admin-reports-screen.tsx'

const LIST = 'GET /admin/reports'
const POST = 'GET /admin/reported-posts/post-1'
const TITLE = 'How we cut our latency in half'
/** The link of a report in the queue. */
const ROW = new RegExp(TITLE)
const RESOLVE = 'POST /admin/reports/report-1/pending-resolution'
const ORGANIZATIONS = 'GET /admin/organizations'
const TURN_DOWN = 'POST /admin/turned-down-reports'
const REOPEN = 'POST /admin/reports/report-1/pending-reopening'
const UNDO = 'DELETE /pending-actions/action-1'
const listOf = (...reports: Report[]) => ({
  reports,
  pagination: { ...ONE_PAGE, total: reports.length },
  hiddenPosts: null,
})
const ada = { id: 'user-9', name: 'Ada' }
const at = '2026-11-21T10:00:00.000Z'
const resolved = anAdministeredReport({
  status: 'resolved',
  moderatorResponse: 'Second answer.',
  resolvedAt: at,
  resolver: ada,
  events: [
    { id: 'e1', action: 'resolved', response: 'First answer.', at, actor: ada },
    { id: 'e2', action: 'reopened', response: null, at, actor: null },
    { id: 'e3', action: 'resolved', response: 'Second answer.', at, actor: ada },
  ],
})

async function visit(answer: unknown, address = '/admin/reports') {
  const server = fakeApi({
    [POST]: { post: anAdministeredPost({ title: TITLE, isHidden: false }) },
    [LIST]: answer,
  })
  const user = aUser({ isAdmin: true })
  const view = await renderScreen(<AdminReportsScreen />, { path: '/admin/reports', at: address, user })
  return { server, ...view }
}

const details = () => screen.getByRole('region', { name: /^Reason:/ })
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const press = (name: string) => screen.findByRole('button', { name })

it('shows an error and retries', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'Failed to load reports' })
  server.on(LIST, listOf(anAdministeredReport()))
  await user.click(await press('Try again'))
  await screen.findByRole('link', { name: ROW })
})

it('says that there are none, and clears the filters', async () => {
  const id = '01a20446-7863-7001-bed8-caf75f071ca8'
  const { server, user } = await visit(listOf(), `/admin/reports?status=pending&reason=spam&userId=${id}`)
  await screen.findByText('No report matches these filters.')
  expect(Object.fromEntries(server.to(LIST)[0]!.query)).toMatchObject({
    status: 'pending',
    reason: 'spam',
    userId: id,
  })
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!)
  await screen.findByText('No one has reported a post.')
  expect(screen.getByLabelText('address').textContent).toBe('/admin/reports')
})

it('filters by status, reason, organization and user, and says when a text is no id', async () => {
  const { server, user } = await visit(listOf(anAdministeredReport()))
  server.on(ORGANIZATIONS, { organizations: [] })
  await user.selectOptions(await screen.findByLabelText('Status'), 'Resolved')
  await user.selectOptions(screen.getByLabelText('Reason'), 'Spam')
  await user.type(screen.getByLabelText('Organization: name or ID'), 'northwind{Enter}')
  await screen.findByText(/^This is not an ID, so nothing matches/)
  await waitFor(() =>
    expect(Object.fromEntries(server.to(LIST).at(-1)!.query)).toMatchObject({
      status: 'resolved',
      reason: 'spam',
      organizationId: 'northwind',
    }),
  )
})

it('shows which of how many it shows, and links to the other pages', async () => {
  await visit(
    {
      ...listOf(anAdministeredReport()),
      pagination: { page: 2, limit: 20, total: 21, totalPages: 2 },
    },
    '/admin/reports?page=2',
  )
  await screen.findByText('Showing 21 – 21 of 21')
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/admin/reports')
})

it('shows who reported what, and every answer so far', async () => {
  await visit(listOf(resolved))
  await screen.findByRole('region', { name: 'Reason: Spam' })
  within(details()).getByText('Reported by Tom Becker · tom@northwind.example')
  const history = within(screen.getByRole('list', { name: 'History' }))
  expect(history.getAllByRole('listitem')).toHaveLength(3)
  history.getByText('First answer.')
  history.getByText('Former member reopened it')
  expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull()
})

it.each([{ isPublic: false }, { isSensitive: true }])(
  'names the organization where the preview does not: %o',
  async (facts) => {
    const report = anAdministeredReport()
    await visit(listOf({ ...report, post: { ...report.post, ...facts } }))
    await screen.findByRole('region', { name: 'Reason: Spam' })
    within(details()).getByText('Reported by Tom Becker · tom@northwind.example · Northwind Labs')
  },
)

it('requires a response after trimming, and cancels', async () => {
  const { server, user } = await visit(listOf(anAdministeredReport()))
  await user.click(await press('Resolve'))
  await user.type(screen.getByLabelText('Your response to the reporter'), '   ')
  await user.click(await press('Resolve report'))
  await screen.findByText('Write a response')
  expect(server.to(RESOLVE)).toHaveLength(0)
  expect(screen.queryByRole('checkbox', { name: 'Show the post again' })).toBeNull()
  await user.click(await press('Cancel'))
  await press('Resolve')
})

it('says why a report could not be resolved', async () => {
  const { server, user } = await visit(listOf(anAdministeredReport()))
  server.on(RESOLVE, refuse(500, 'DATABASE_ERROR'))
  await user.click(await press('Resolve'))
  await user.fill(screen.getByLabelText('Your response to the reporter'), 'We looked.')
  await user.click(await press('Resolve report'))
  await screen.findByText('Failed to resolve report')
})

it('resolves a report, and shows its hidden post again where that is chosen', async () => {
  const pending = anAdministeredReport()
  const hidden = { ...pending, post: { ...pending.post, publicUrl: null, isHidden: true } }
  const { server, user } = await visit(listOf(hidden))
  server.on(RESOLVE, pendingAnswer('report-1'))
  server.on(UNDO, () => undefined)
  await screen.findAllByText('Post hidden')
  await user.click(await press('Resolve'))
  await user.fill(screen.getByLabelText('Your response to the reporter'), ' We looked. ')
  await user.click(screen.getByRole('checkbox', { name: 'Show the post again' }))
  await user.click(await press('Resolve report'))
  const undo = await press('Undo: Report resolved')
  expect(screen.queryByRole('link', { name: ROW })).toBeNull()
  expect(server.to(RESOLVE)[0]!.body).toEqual({
    moderatorResponse: 'We looked.',
    showPost: true,
    turnedDown: false,
  })
  await user.click(undo)
  await press('Resolve')
})

it('says why a report could not be reopened', async () => {
  const { server, user } = await visit(listOf(resolved))
  server.on(REOPEN, refuse(409, 'REPORT_SUPERSEDED'))
  await user.click(await press('Reopen'))
  await screen.findAllByText(/^Failed to reopen report.*another open report/)
})

it('reopens a report, and undoes that', async () => {
  const { server, user } = await visit(listOf(resolved))
  server.on(REOPEN, pendingAnswer('report-1'))
  server.on(UNDO, () => undefined)
  await user.click(await press('Reopen'))
  const undo = await press('Undo: Report reopened')
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull()
  await user.click(undo)
  await press('Reopen')
})

it.each([
  ['while a report is open', { openReports: 1 }, false],
  ['once no report is open', { openReports: 0 }, true],
  ['after it was rejected', { openReports: 0, moderationStatus: 'rejected' }, false],
  ['once it is private', { openReports: 0, isPublic: false }, false],
] as const)('leads to the decision about a hidden post, %s', async (_when, facts, leads) => {
  const pending = anAdministeredReport()
  const hidden = { ...pending.post, publicUrl: null, isHidden: true, ...facts }
  await visit(listOf({ ...pending, post: hidden }))
  await screen.findByRole('region', { name: 'Reason: Spam' })
  const link = screen.queryByRole('link', { name: 'Review the post' })
  expect(link?.getAttribute('href')).toBe(leads ? '/admin/posts/post-1' : undefined)
})

it('keeps the title of a sensitive post covered', async () => {
  const report = anAdministeredReport()
  const post = anAdministeredPost({ title: TITLE })
  const { server } = await visit(listOf({ ...report, post: { ...report.post, isSensitive: true } }))
  server.on(POST, { post: { ...post, details: { ...post.details, isSensitive: true } } })
  await screen.findByRole('link', { name: /Sensitive post/ })
  expect(screen.queryByText(ROW)).toBeNull()
})

it('shows new reports without a reload', async () => {
  const { server, queryClient } = await visit(listOf())
  await screen.findByText('No one has reported a post.')
  server.on(LIST, listOf(anAdministeredReport()))
  handleEvent(reportHandlers, queryClient, { type: 'reports.changed' })
  await screen.findByRole('link', { name: ROW }, { timeout: 3_000 })
})

it('leads from a hidden post to all that its reporters have reported', async () => {
  const report = anAdministeredReport({ weight: 50 })
  await visit(listOf({ ...report, post: { ...report.post, publicUrl: null, isHidden: true } }))
  await screen.findAllByText('Counts 50%')
  expect(hrefOf('All reports of Tom Becker')).toBe('/admin/reports?userId=user-2')
  expect(hrefOf('All reports of these accounts')).toBe('/admin/reports?reportersOf=post-1')
})

it('turns down all reports of some accounts with one response', async () => {
  const all = { ...listOf(anAdministeredReport({ weight: 0 })), hiddenPosts: 3 }
  const { server, user } = await visit(all, '/admin/reports?withoutWeight=true')
  await screen.findAllByText('Does not count')
  await screen.findByText('They hide 3 posts.')
  await user.click(await press('Dismiss all'))
  const dialog = within(await screen.findByRole('dialog'))
  server.on(TURN_DOWN, refuse(500, 'DATABASE_ERROR'))
  await user.fill(dialog.getByLabelText('Your response to the reporter'), 'Nothing is wrong.')
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }))
  await dialog.findByText('Failed to dismiss the reports')
  server.on(TURN_DOWN, { resolvedReports: 15, shownPosts: 3, remainingReports: 0 })
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.to(TURN_DOWN).at(-1)!.body).toEqual({
    withoutWeight: true,
    moderatorResponse: 'Nothing is wrong.',
  })
})
