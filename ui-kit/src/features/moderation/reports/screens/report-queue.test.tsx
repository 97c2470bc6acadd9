import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Report } from '@fanfare/contract/moderation/data/report.ts'
import { endAction } from '../../../../components/undo/end-action.ts'
import { usePreferences } from '../../../../platform/preferences/preferences-store.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { anAdministeredPost, anAdministeredReport, aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { pendingAnswer } from '../../../../testing/pending-answer.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import AdminReportsScreen from './admin-reports-screen.tsx'

const LIST = 'GET /admin/reports'
const PEOPLE = 'GET /admin/people'
const ORGANIZATIONS = 'GET /admin/organizations'
const resolveOf = (at: number) => `POST /admin/reports/report-${at}/pending-resolution`
const RESPONSE = 'Your response to the reporter'

function aNumberedReport(at: number, post: Partial<Report['post']> = {}): Report {
  const report = anAdministeredReport({ id: `report-${at}`, reason: at === 1 ? 'spam' : 'harassment' })
  return { ...report, post: { ...report.post, id: `post-${at}`, title: `Post ${at}`, ...post } }
}

const listOf = (...reports: Report[]) => ({
  reports,
  pagination: { ...ONE_PAGE, total: reports.length },
  hiddenPosts: null,
})

beforeEach(() => usePreferences.setState({ shortcuts: true }))

async function visit(reports: Report[], address = '/admin/reports') {
  const posts = reports.map(({ post: { id, title, isHidden } }) => [
    `GET /admin/reported-posts/${id}`,
    { post: anAdministeredPost({ id, title, isHidden }) },
  ])
  const server = fakeApi({ [LIST]: listOf(...reports), ...Object.fromEntries(posts) })
  const user = aUser({ isAdmin: true })
  const view = await renderScreen(
    <main id="main">
      <AdminReportsScreen />
    </main>,
    { path: '/admin/reports', at: address, user },
  )
  await screen.findByRole('list', { name: 'Reports' })
  return { server, ...view }
}

const press = (name: string | RegExp) => screen.findByRole('button', { name })
const answer = () => screen.getByLabelText<HTMLTextAreaElement>(RESPONSE)
const current = () => screen.getByRole('link', { current: true }).textContent
const addressOf = () => screen.getByLabelText('address').textContent

it('shows the first report with its post, and one that the address names', async () => {
  const reports = [aNumberedReport(1), aNumberedReport(2)]
  const { unmount } = await visit(reports)
  expect(current()).toContain('Post 1')
  await screen.findByRole('heading', { name: 'Post 1' })
  unmount()
  await visit(reports, '/admin/reports?report=report-2')
  expect(current()).toContain('Post 2')
  await screen.findByRole('heading', { name: 'Post 2' })
})

it('says that a post was deleted or became private', async () => {
  const { server, user } = await visit([
    aNumberedReport(1, { isPublic: false, publicUrl: null }),
    aNumberedReport(2),
  ])
  screen.getByText('This post is private now, so only its title is shown.')
  expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull()
  server.on('GET /admin/reported-posts/post-2', refuse(404, 'POST_NOT_FOUND'))
  await user.click(screen.getByRole('link', { name: /Post 2/ }))
  expect(await screen.findByText('Post not found')).not.toBeNull()
})

it.each([
  ['Keep', 'Keep and answer', /it can stay/, { showPost: false }],
  ['Hide', 'Hide and answer', /hidden the post from the public/, { decision: 'hide' }],
  ['Mark sensitive', 'Mark and answer', /marked the post as sensitive/, { decision: 'mark_sensitive' }],
  ['Block www.linkedin.com', 'Block and answer', /links to www.linkedin.com/, { decision: 'block_host' }],
] as const)(
  '%s resolves with a prepared answer, and the next report follows',
  async (act, confirm, text, sent) => {
    const { server, user } = await visit([aNumberedReport(1), aNumberedReport(2)])
    await user.click(await press(new RegExp(`^${act}`)))
    expect(answer().value).toMatch(text)
    await user.type(answer(), ' Ada')
    server.on(resolveOf(1), pendingAnswer('report-1'))
    await user.click(await press(confirm))
    await waitFor(() => expect(current()).toContain('Post 2'))
    expect(server.to(resolveOf(1))[0]!.body).toMatchObject(sent)
    expect((server.to(resolveOf(1))[0]!.body as { moderatorResponse: string }).moderatorResponse).toMatch(
      / Ada$/,
    )
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Reason: Harassment'))
  },
)

it('shows a hidden post again where it is kept', async () => {
  const { server, user } = await visit([aNumberedReport(1, { isHidden: true, publicUrl: null })])
  server.on(resolveOf(1), pendingAnswer('report-1'))
  await user.click(await press(/^Show again/))
  await user.click(await press('Keep and answer'))
  await screen.findByText('Report resolved')
  expect(server.to(resolveOf(1))[0]!.body).toMatchObject({ showPost: true })
  expect(server.to(resolveOf(1))[0]!.body).not.toHaveProperty('decision')
})

it('shows the post as it is after the decision', async () => {
  const { server, user, queryClient } = await visit([aNumberedReport(1)])
  await screen.findByRole('heading', { name: 'Post 1' })
  const hidden = { ...aNumberedReport(1, { isHidden: true, publicUrl: null }), status: 'resolved' as const }
  server.on(resolveOf(1), pendingAnswer('report-1'))
  await user.click(await press(/^Hide/))
  await user.click(await press('Hide and answer'))
  await press('Undo: Report resolved')
  server.on(LIST, listOf(hidden))
  server.on('GET /admin/reported-posts/post-1', {
    post: anAdministeredPost({ title: 'Post 1', isHidden: true }),
  })
  act(() => endAction(queryClient, 'action-1', 0))
  await press('Reopen')
  await waitFor(() => expect(screen.getAllByText('Post hidden')).toHaveLength(3))
})

it('keeps the answer when it could not be sent, and when another report is shown', async () => {
  const { server, user } = await visit([aNumberedReport(1), aNumberedReport(2)])
  server.on(resolveOf(1), refuse(503, 'SERVICE_UNAVAILABLE'))
  await user.click(await press(/^Hide/))
  await user.clear(answer())
  await user.fill(answer(), 'My own words.')
  await user.click(await press('Hide and answer'))
  await screen.findByText('Failed to resolve report')
  expect(answer().value).toBe('My own words.')
  await user.click(await press(/^Mark sensitive/))
  expect(answer().value).toBe('My own words.')
  await user.click(screen.getByRole('link', { name: /Post 2/ }))
  await user.click(await press(/^Hide/))
  expect(answer().value).toMatch(/hidden the post/)
  await user.click(screen.getByRole('link', { name: /Post 1/ }))
  await user.click(await press(/^Hide/))
  expect(answer().value).toBe('My own words.')
})

it('works with the keyboard: J and K move, letters decide, and fields keep their letters', async () => {
  const { user } = await visit([aNumberedReport(1), aNumberedReport(2)])
  await user.keyboard('j')
  await waitFor(() => expect(current()).toContain('Post 2'))
  await user.keyboard('j')
  expect(current()).toContain('Post 2')
  await user.keyboard('k')
  await waitFor(() => expect(current()).toContain('Post 1'))
  await user.keyboard('h')
  expect(await press('Hide and answer')).not.toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(answer()))
  await user.keyboard('jk')
  expect(current()).toContain('Post 1')
})

it('leaves keys alone where shortcuts are off', async () => {
  usePreferences.setState({ shortcuts: false })
  const { user } = await visit([aNumberedReport(1), aNumberedReport(2)])
  await user.keyboard('jh')
  expect(current()).toContain('Post 1')
  expect(screen.queryByLabelText(RESPONSE)).toBeNull()
})

it('finds a reporter by name and an organization by its beginning', async () => {
  const { server, user } = await visit([aNumberedReport(1)])
  const person = {
    id: '01a20446-7863-7001-bed8-caf75f071ca8',
    name: 'Tom Becker',
    email: 'tom@northwind.example',
  }
  server.on(PEOPLE, { people: [person], pagination: ONE_PAGE })
  await user.type(screen.getByRole('combobox', { name: 'Reporter: name, email or ID' }), 'tom')
  await user.click(await screen.findByRole('option', { name: 'Tom Becker · tom@northwind.example' }))
  expect(addressOf()).toBe(`/admin/reports?userId=${person.id}`)
  expect(server.to(PEOPLE).at(-1)!.query.get('search')).toBe('tom')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Reporter/ }).value).toMatch(/^Tom Becker/)
  const organization = { id: '01a20446-7863-7001-bed8-caf75f071ca9', name: 'Zeta Labs', slug: 'zeta-labs' }
  server.on(ORGANIZATIONS, { organizations: [organization] })
  await user.type(screen.getByRole('combobox', { name: /^Organization/ }), 'zet')
  await screen.findByRole('option', { name: 'Zeta Labs · zeta-labs' })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(addressOf()).toContain(`organizationId=${organization.id}`))
})

it('takes an id as it is, and is cleared by emptying the field', async () => {
  const { server, user } = await visit([aNumberedReport(1)])
  const id = '01a20446-7863-7001-bed8-caf75f071ca8'
  const field = screen.getByRole('combobox', { name: /^Reporter/ })
  await user.fill(field, id)
  await waitFor(() => expect(addressOf()).toBe(`/admin/reports?userId=${id}`))
  await user.clear(field)
  await waitFor(() => expect(addressOf()).toBe('/admin/reports'))
  expect(server.to(PEOPLE)).toHaveLength(0)
})
