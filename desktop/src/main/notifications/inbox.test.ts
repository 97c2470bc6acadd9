import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Notification, NotificationList } from '@fanfare/contract/data/notification.ts'
import type { JsonFile } from '../core/json-file.ts'
import { aNotification, aState } from '../testing/fixtures.ts'
import { fakeServer, outage } from '../testing/fake-server.ts'
import { createInbox, type InboxPositions } from './inbox.ts'

const SERVER = 'https://fanfare.example'
const HERE = { [SERVER]: { cursor: 'c0', told: [] } }
const ASK = 'GET /notifications?after=c0'

function memory(content: InboxPositions = {}): JsonFile<InboxPositions> {
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
  const state = aState({ sessionHandle: null })
  const server = fakeServer(answers)
  const shown: string[] = []
  const { onEvent } = createInbox({
    state,
    api: server,
    file,
    onNew: (fresh) => void shown.push(...fresh.map(({ id }) => id)),
  })
  return { state, server, shown, file, onEvent }
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

it('asks nothing while nobody is signed in', async () => {
  const { onEvent, server } = setUp({})
  onEvent(created)
  await settle()
  expect(server.asked).toEqual([])
})

it('shows nothing from before its first request, but counts it', async () => {
  const { state, shown, file } = setUp({ 'GET /notifications': listOf([aNotification()]) }, memory())
  state.setState({ sessionHandle: 'handle-1' })
  await settle()
  expect(shown).toEqual([])
  expect(state.getState().unread).toBe(1)
  expect(file.read()[SERVER]?.cursor).toBe('c1')
})

it('shows what an event announces, and nothing twice when it comes again', async () => {
  const { state, onEvent, shown, server } = setUp({ [ASK]: listOf([aNotification()]) })
  state.setState({ sessionHandle: 'handle-1' })
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
  expect(server.asked).toHaveLength(2)
})

it('asks for the decision about a post of the person, and not when only the queue has changed', async () => {
  const moderation = { status: 'rejected', reason: 'A link farm.' } as const
  const decided = aNotification({ id: 'moderated:post-1:1', type: 'post.moderated', moderation })
  const { state, onEvent, shown, server } = setUp({ [ASK]: listOf([]) })
  state.setState({ sessionHandle: 'handle-1' })
  await settle()
  server.answers['GET /notifications?after=c1'] = listOf([decided])
  onEvent({ type: 'moderation.changed' })
  await settle()
  expect(server.asked).toEqual([ASK])
  onEvent({ type: 'post.moderated', organizationId: 'northwind', postId: 'post-1' })
  await settle()
  expect(shown).toEqual(['moderated:post-1:1'])
})

it('reads page by page to the end, oldest notification first', async () => {
  const { state, shown } = setUp({
    [ASK]: listOf([aNotification({ id: 'b' }), aNotification({ id: 'a' })], { hasMore: true }),
    'GET /notifications?after=c1': listOf([aNotification({ id: 'c' })], { cursor: 'c2' }),
  })
  state.setState({ sessionHandle: 'handle-1' })
  await settle()
  expect(shown).toEqual(['a', 'b', 'c'])
})

it('does not follow a server that always has more', async () => {
  const endless = listOf([aNotification()], { hasMore: true })
  const { state, server, shown } = setUp({ [ASK]: endless, 'GET /notifications?after=c1': endless })
  state.setState({ sessionHandle: 'handle-1' })
  await settle()
  expect(server.asked).toHaveLength(100)
  expect(shown).toEqual(['post:post-1'])
})

it('fetches what was missed when the connection is back', async () => {
  const { state, server, shown } = setUp({ [ASK]: outage })
  state.setState({ sessionHandle: 'handle-1', connection: 'offline' })
  await settle()
  server.answers[ASK] = listOf([aNotification()])
  state.setState({ connection: 'online' })
  await settle()
  expect(shown).toEqual(['post:post-1'])
})

it('shows nothing that arrives after a sign-out', async () => {
  const { state, shown, file } = setUp({
    [ASK]: () => {
      state.setState({ sessionHandle: null })
      return listOf([aNotification()])
    },
  })
  state.setState({ sessionHandle: 'handle-1' })
  await settle()
  expect(shown).toEqual([])
  expect(file.read()).toEqual(HERE)
})

it('follows what the person reads in other clients', () => {
  const { state, onEvent } = setUp({})
  onEvent({ type: 'notifications.read', unread: 4 })
  expect(state.getState().unread).toBe(4)
})

it('starts afresh for the next person who signs in', async () => {
  const { state, file } = setUp({ [ASK]: listOf([]) })
  state.setState({ sessionHandle: 'handle-1' })
  await settle()
  state.setState({ sessionHandle: null, servers: [{ address: SERVER, signedIn: false }] })
  expect(file.read()).toEqual({})
})
