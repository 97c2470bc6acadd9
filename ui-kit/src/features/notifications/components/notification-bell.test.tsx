import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Notification } from '@fanfare/contract/notifications/data/notification.ts'
import { delayed, fakeApi, refuse, type FakeRequest } from '../../../testing/fake-api.ts'
import { aNotification, aNotificationList, aUser } from '../../../testing/fixtures.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { handleEvent } from '../../../components/live-handlers.ts'
import { notificationHandlers } from '../api/live.ts'
import { NOTIFICATIONS_KEY, unreadAtStartQuery } from '../api/notification-queries.ts'
import { NotificationBell } from './notification-bell.tsx'

const LIST = 'GET /notifications'
const READ = 'PUT /notifications/read'

async function visit(answer: unknown) {
  const server = fakeApi({ [LIST]: answer, [READ]: { unread: 0 } })
  const view = await renderScreen(<NotificationBell />, { user: aUser() })
  const open = async () => {
    await view.user.click(await screen.findByRole('button', { name: /^Notifications/ }))
    return within(await screen.findByRole('dialog', { name: 'Notifications' }))
  }
  return { ...view, server, open }
}

const listOf = (...notifications: Notification[]) => aNotificationList(notifications)

it('says when the list could not be loaded, and tries again', async () => {
  const { server, open, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  const panel = await open()
  await panel.findByRole('heading', { name: 'The notifications could not be loaded' })
  server.on(LIST, listOf(aNotification()))
  await user.click(panel.getByRole('button', { name: 'Try again' }))
  expect((await panel.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Tomás Leal shared a post in Northwind Labs'),
  ])
})

it('says that there is nothing new', async () => {
  const { open } = await visit(listOf())
  const panel = await open()
  await panel.findByRole('heading', { name: 'Nothing new' })
  expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

it('asks for what the web shows, and tells how much is unread', async () => {
  const list = aNotificationList([aNotification()], { unreadTotal: 7 })
  const { server } = await visit(list)
  await screen.findByRole('button', { name: 'Notifications, 7 unread' })
  expect(server.to(LIST)[0]?.query.get('channel')).toBe('web')
})

it('shows the number known from the start until the list has loaded, also beside an older list', async () => {
  const { answer, release } = delayed(aNotificationList([aNotification()], { unreadTotal: 7 }))
  const { queryClient } = await visit(answer)
  const older = aNotificationList([aNotification()], { unreadTotal: 5 })
  act(() => {
    const pages = { pages: [older], pageParams: [undefined] }
    queryClient.setQueryData(NOTIFICATIONS_KEY, pages, { updatedAt: 1 })
    queryClient.setQueryData(unreadAtStartQuery().queryKey, 6)
  })
  await screen.findByRole('button', { name: 'Notifications, 6 unread' })
  release()
  await screen.findByRole('button', { name: 'Notifications, 7 unread' })
})

it('does not count further than the server does', async () => {
  await visit(aNotificationList([aNotification()], { unreadTotal: 100 }))
  const bell = await screen.findByRole('button', { name: 'Notifications, 100 unread' })
  expect(bell.textContent).toBe('100+')
})

it('leads to the place of each notification, and closes', async () => {
  const report = { id: 'report-1', moderatorResponse: 'We removed it.' }
  const { open, user } = await visit(
    listOf(
      aNotification({ id: 'reply:1', type: 'reply.added', from: null }),
      aNotification({ id: 'supply:1', type: 'supply.low', read: true }),
      aNotification({ id: 'report:1', type: 'report.resolved', post: null, organization: null, report }),
    ),
  )
  const panel = await open()
  const links = await panel.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/posts/post-1',
    '/posts/post-1',
    '/posts/post-1?generate=more',
    '/reports',
  ])
  expect(links[0]!.textContent).toMatch(/^Unread: A colleague replied to your suggestion/)
  expect(links[1]!.textContent).toMatch(/^Your post is running out of suggestions/)
  expect(links[2]!.textContent).toBe('Generate five more')
  expect(links[3]!.textContent).toContain('We removed it.')
  await user.click(links[2]!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('marks the answer to a report as read when it is opened, and leaves posts to their page', async () => {
  const report = { id: 'report-1', moderatorResponse: 'We removed it.' }
  const answered = aNotification({ id: 'report:1', type: 'report.resolved', post: null, report })
  const list = [answered, aNotification(), { ...answered, id: 'report:2', read: true }]
  const { server, open, user } = await visit(aNotificationList(list, { unreadTotal: 7 }))
  const { answer, release } = delayed({ unread: 1 })
  server.on(READ, answer)
  for (const index of [1, 2, 0]) {
    const panel = await open()
    await user.click((await panel.findAllByRole('link'))[index]!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await screen.findByRole('button', { name: 'Notifications, 6 unread' })
  expect(server.to(READ).map(({ body }) => body)).toEqual([{ ids: ['report:1'] }])
  release()
})

it('shows the answer to a support request, and leads to the requests', async () => {
  const support = { requestId: 'r-1', title: 'It says no', answer: 'Say please.' }
  const answered = { type: 'support.answered', post: null, organization: null, from: null, support } as const
  const { server, open, user } = await visit(listOf(aNotification({ id: 'answer:1', ...answered })))
  const panel = await open()
  const link = await panel.findByRole('link')
  expect(link.textContent).toMatch(/^Unread: Your support request has been answered.*Say please\./)
  expect(link.getAttribute('href')).toBe('/support')
  await user.click(link)
  await waitFor(() => expect(server.to(READ).map(({ body }) => body)).toEqual([{ ids: ['answer:1'] }]))
})

it('tells the author what was decided, and why', async () => {
  const { open } = await visit(
    listOf(
      aNotification({
        id: 'm:1',
        type: 'post.moderated',
        moderation: { status: 'rejected', reason: 'A link farm.' },
      }),
      aNotification({ id: 'm:2', type: 'post.moderated', moderation: { status: 'approved', reason: null } }),
    ),
  )
  const panel = await open()
  const [rejected, approved] = await panel.findAllByRole('link')
  expect(rejected!.textContent).toMatch(/^Unread: Your post was not approved.*A link farm\./)
  expect(rejected!.getAttribute('href')).toBe('/posts/post-1')
  expect(approved!.textContent).toMatch(/^Unread: Your post was approved/)
})

it('covers the title of a sensitive post', async () => {
  const { open } = await visit(listOf(aNotification({ sensitive: true })))
  const panel = await open()
  const link = await panel.findByRole('link', { name: /Sensitive post/ })
  expect(link.textContent).not.toContain('latency')
})

it('shows older ones on request', async () => {
  const older = aNotification({ id: 'post:2', from: 'Bea Old' })
  const pages: Record<string, unknown> = {
    first: aNotificationList([aNotification()], { older: 'o1' }),
    o1: aNotificationList([older]),
  }
  const { open, user, server } = await visit(
    ({ query }: FakeRequest) => pages[query.get('before') ?? 'first'],
  )
  const panel = await open()
  await user.click(await panel.findByRole('button', { name: 'Show more' }))
  await panel.findByRole('link', { name: /Bea Old shared a post/ })
  expect(panel.getAllByRole('link')).toHaveLength(2)
  expect(panel.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(server.to(LIST)).toHaveLength(2)
})

it('marks everything it has shown as read, at once', async () => {
  const at = '2026-11-20T09:14:00.000Z'
  const { server, open, user } = await visit(listOf(aNotification({ at }), aNotification({ id: 'post:2' })))
  const { answer, release } = delayed({ unread: 0 })
  server.on(READ, answer)
  const panel = await open()
  await user.click(await panel.findByRole('button', { name: 'Mark all as read' }))
  await panel.findAllByRole('link', { name: /^Tomás Leal/ })
  expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  server.on(LIST, listOf(aNotification({ read: true })))
  release()
  await screen.findByText('Everything is marked as read')
  await screen.findByRole('button', { name: 'Notifications' })
  expect(server.to(READ)[0]?.body).toEqual({ until: at })
})

it('takes it back when it fails', async () => {
  const { server, open, user } = await visit(listOf(aNotification()))
  server.on(READ, refuse(503, 'SERVICE_UNAVAILABLE'))
  const panel = await open()
  await user.click(await panel.findByRole('button', { name: 'Mark all as read' }))
  // In the toast, and for screen readers.
  await screen.findAllByText(
    'Notifications could not be marked as read. The service is not available right now. Please try again in a moment.',
  )
  await panel.findByRole('link', { name: /^Unread:/ })
})

it('asks again, once, when something happens', async () => {
  const { server, queryClient } = await visit(listOf())
  await waitFor(() => expect(server.to(LIST)).toHaveLength(1))
  server.on(LIST, listOf(aNotification()))
  const event = { type: 'post.created', organizationId: 'org-1', postId: 'post-1', userId: 'user-2' } as const
  for (let times = 0; times < 3; times += 1) handleEvent(notificationHandlers, queryClient, event)
  await screen.findByRole('button', { name: 'Notifications, 1 unread' }, { timeout: 3_000 })
  expect(server.to(LIST)).toHaveLength(2)
})

const copied = (count: number, from: string | null) =>
  aNotification({ id: `copied:${count}${from}`, type: 'suggestion.copied', from, copies: { count } })

it('tells how often suggestions were copied, with a name only for one copy that may show it', async () => {
  const { open } = await visit(listOf(copied(1, null), copied(1, 'Tomás Leal'), copied(3, 'Tomás Leal')))
  const panel = await open()
  const links = await panel.findAllByRole('link')
  expect(links.map(({ textContent }) => /^Unread: (.*?)How we cut/.exec(textContent)?.[1])).toEqual([
    'Your suggestion was copied',
    'Tomás Leal copied your suggestion',
    'Your suggestions were copied 3 times',
  ])
  expect(links[0]!.getAttribute('href')).toBe('/posts/post-1')
})

it('tells how many colleagues a post has reached', async () => {
  const reached = aNotification({ type: 'post.reached', from: null, reach: { count: 3, of: 4 } })
  const { open } = await visit(listOf(reached))
  const panel = await open()
  const link = await panel.findByRole('link')
  expect(link.textContent).toMatch(/^Unread: Your post reached 3 of 4 colleagues/)
  expect(link.getAttribute('href')).toBe('/posts/post-1')
})

const joined = (id: string, count: number) =>
  aNotification({ id, type: 'member.joined', post: null, joins: { count } })

it('tells who has joined, leads to the members, and marks it as read', async () => {
  const { server, open, user } = await visit(listOf(joined('joined:1', 1), joined('joined:2', 3)))
  const panel = await open()
  const links = await panel.findAllByRole('link')
  expect(links[0]!.textContent).toContain('Tomás Leal joined Northwind Labs')
  expect(links[1]!.textContent).toContain('Tomás Leal and 2 others joined Northwind Labs')
  expect(links[0]!.getAttribute('href')).toBe('/organizations/org-1/settings/users')
  await user.click(links[0]!)
  await waitFor(() => expect(server.to(READ).map(({ body }) => body)).toEqual([{ ids: ['joined:1'] }]))
})

const off = (reason: 'failing' | 'gone') =>
  aNotification({
    id: `webhook:${reason}`,
    type: 'webhook.disabled',
    post: null,
    from: null,
    webhook: { id: 'webhook-1', name: 'The bot', reason },
  })

it('tells which webhook was switched off and why, leads to its deliveries, and marks it as read', async () => {
  const { server, open, user } = await visit(listOf(off('failing'), off('gone')))
  const panel = await open()
  const links = await panel.findAllByRole('link')
  expect(links[0]!.textContent).toMatch(
    /^Unread: A webhook of Northwind Labs was switched offThe bot accepted nothing for a day/,
  )
  expect(links[1]!.textContent).toContain('The bot answered that it is gone')
  expect(links[0]!.getAttribute('href')).toBe(
    '/organizations/org-1/settings/integrations/webhooks?deliveries=webhook-1',
  )
  await user.click(links[0]!)
  await waitFor(() => expect(server.to(READ).map(({ body }) => body)).toEqual([{ ids: ['webhook:failing'] }]))
})
