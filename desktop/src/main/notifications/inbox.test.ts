import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Notification, NotificationList } from '@fanfare/contract/notifications/data/notification.ts'
import { createDeviceStorage, type StoredFile } from '../core/device-storage.ts'
import { aNotification } from '../testing/fixtures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { fakeServer, outage, refusal } from '../testing/fake-server.ts'
import { createInbox, inboxFile, type InboxPositions } from './inbox.ts'

const SERVER = 'https://fanfare.example'
const HERE = { [SERVER]: { cursor: 'c0', told: [] } }
const ASK = 'GET /notifications?after=c0'

function memory(content: InboxPositions = {}): StoredFile<InboxPositions> {
  let kept = content
  return { read: () => kept, write: (next) => void (kept = next) }
}

const listOf = (notifications: Notification[], more: Partial<NotificationList> = {}): NotificationList => ({
  notifications,
  unread: notifications.length,
  unreadTotal: notifications.length,
  cursor: 'c1',
  hasMore: false,
  older: null,
  ...more,
})

function setUp(answers: Record<string, unknown>, file = memory(HERE)) {
  const server = fakeServer(answers)
  const shown: string[] = []
  const unread: number[] = []
  const begin = () =>
    createInbox({
      address: SERVER,
      api: server,
      file,
      onNew: (fresh) => void shown.push(...fresh.map(({ id }) => id)),
      onUnread: (count) => void unread.push(count),
    })
  return { begin, server, shown, unread, file }
}
const settle = () => vi.runAllTimersAsync()
const created = {
  type: 'post.created',
  organizationId: 'northwind',
  postId: 'post-1',
  userId: 'maya',
} as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows nothing from before its first request, but counts it', async () => {
  const { begin, shown, unread, file } = setUp({ 'GET /notifications': listOf([aNotification()]) }, memory())
  begin()
  await settle()
  expect(shown).toEqual([])
  expect(unread).toEqual([1])
  expect(file.read()[SERVER]?.cursor).toBe('c1')
})

it('shows a post that wanted suggestions again once one waits', async () => {
  const wanted = aNotification({ type: 'suggestions.wanted', waiting: null })
  const { begin, shown, server } = setUp({ [ASK]: listOf([wanted]) })
  const { onEvent } = begin()
  await settle()
  server.answers['GET /notifications?after=c1'] = listOf([aNotification()])
  const { organizationId, postId } = created
  for (let time = 0; time < 2; time += 1) {
    onEvent({ type: 'suggestions.waiting', organizationId, postId })
    await settle()
  }
  expect(shown).toEqual(['post:post-1', 'post:post-1'])
})

it('shows what an event announces, and nothing twice when it comes again', async () => {
  const { begin, shown, server } = setUp({ [ASK]: listOf([aNotification()]) })
  const { onEvent } = begin()
  await settle()
  expect(shown).toEqual(['post:post-1'])
  server.answers['GET /notifications?after=c1'] = listOf([
    aNotification(),
    aNotification({ id: 'post:post-2' }),
  ])
  onEvent(created)
  onEvent(created)
  await settle()
  expect(shown).toEqual(['post:post-1', 'post:post-2'])
  expect(server.requests).toHaveLength(2)
})

it('asks for the decision about a post of the person, and not when only the queue has changed', async () => {
  const moderation = { status: 'rejected', reason: 'A link farm.' } as const
  const decided = aNotification({ id: 'moderated:post-1:1', type: 'post.moderated', moderation })
  const { begin, shown, server } = setUp({ [ASK]: listOf([]) })
  const { onEvent } = begin()
  await settle()
  server.answers['GET /notifications?after=c1'] = listOf([decided])
  onEvent({ type: 'moderation.changed' })
  await settle()
  expect(server.requests).toEqual([ASK])
  onEvent({ type: 'post.moderated', organizationId: 'northwind', postId: 'post-1' })
  await settle()
  expect(shown).toEqual(['moderated:post-1:1'])
})

it('reads page by page to the end, oldest notification first', async () => {
  const { begin, shown } = setUp({
    [ASK]: listOf([aNotification({ id: 'b' }), aNotification({ id: 'a' })], { hasMore: true }),
    'GET /notifications?after=c1': listOf([aNotification({ id: 'c' })], { cursor: 'c2' }),
  })
  begin()
  await settle()
  expect(shown).toEqual(['a', 'b', 'c'])
})

it('does not follow a server that repeats a page for ever', async () => {
  const endless = listOf([aNotification()], { hasMore: true })
  const { begin, server, shown } = setUp({ [ASK]: endless, 'GET /notifications?after=c1': endless })
  begin()
  await settle()
  expect(server.requests).toHaveLength(2)
  expect(shown).toEqual(['post:post-1'])
})

it('reads at most a hundred pages at once', async () => {
  const answers = Object.fromEntries(
    Array.from({ length: 200 }, (_, page) => [
      `GET /notifications?after=c${page}`,
      listOf([], { hasMore: true, cursor: `c${page + 1}` }),
    ]),
  )
  const { begin, server, file } = setUp(answers)
  begin()
  await settle()
  expect(server.requests).toHaveLength(100)
  expect(file.read()[SERVER]?.cursor).toBe('c100')
})

it.each([
  ['does not answer', outage],
  ['refuses', refusal('INTERNAL_ERROR', 500)],
  ['answers nonsense', { notifications: 7 }],
])('asks until it is told, when the server %s at first', async (_what, answer) => {
  const { begin, server, shown } = setUp({ [ASK]: answer })
  begin()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(shown).toEqual([])
  server.answers[ASK] = listOf([aNotification()])
  await settle()
  expect(shown).toEqual(['post:post-1'])
})

it('stops asking when it is stopped', async () => {
  const { begin, server } = setUp({ [ASK]: outage })
  const { stop } = begin()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(server.requests.length).toBeGreaterThan(1)
  stop()
  server.requests.length = 0
  await settle()
  expect(server.requests).toEqual([])
})

it('asks at each connect for what was posted before the stream was there', async () => {
  const { begin, server, shown } = setUp({ [ASK]: listOf([]) })
  const { check } = begin()
  await settle()
  server.answers['GET /notifications?after=c1'] = listOf([aNotification()])
  check()
  await settle()
  expect(shown).toEqual(['post:post-1'])
})

it('shows nothing that arrives after it was stopped', async () => {
  const { begin, server, shown, file } = setUp({})
  const { stop } = begin()
  server.answers[ASK] = () => {
    stop()
    return listOf([aNotification()])
  }
  await settle()
  expect(shown).toEqual([])
  expect(file.read()).toEqual(HERE)
})

it('follows what the person reads in other clients', () => {
  const { begin, unread } = setUp({})
  begin().onEvent({ type: 'notifications.read', unread: 4 })
  expect(unread).toEqual([4])
})

it('forgets the position of its server, and of no other', async () => {
  const elsewhere = { cursor: 'c7', told: [] }
  const { begin, file } = setUp({ [ASK]: listOf([]) }, memory({ ...HERE, 'https://labs.example': elsewhere }))
  const { forget } = begin()
  await settle()
  forget()
  expect(file.read()).toEqual({ 'https://labs.example': elsewhere })
})

it('continues where it was at a server, whatever is kept of another one', () => {
  const folder = temporaryFolder()
  writeFileSync(
    join(folder, 'inbox.json'),
    JSON.stringify({ 'https://other.example': { cursor: 7 }, ...HERE }),
  )
  expect(inboxFile(createDeviceStorage(folder)).read()).toEqual(HERE)
})
