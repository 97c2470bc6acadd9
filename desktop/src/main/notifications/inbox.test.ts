import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Notification, NotificationList } from '@fanfare/contract/data/notification.ts'
import type { JsonFile } from '../files/json-file.ts'
import { ServerError } from '../server-api/server-api.ts'
import { aNotification } from '../testing/a-notification.ts'
import { aState } from '../testing/a-state.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { inbox } from './inbox.ts'
import type { InboxPlace } from './inbox-file.ts'

const SERVER = 'https://fanfare.example'
const HERE = { [SERVER]: { cursor: 'c0', told: [] } }
const ASK = 'GET /notifications?after=c0'

function memory(content: Record<string, InboxPlace> = {}): JsonFile<Record<string, InboxPlace>> {
  let kept = content
  return { read: () => kept, write: (next) => void (kept = next) }
}

const listOf = (notifications: Notification[], more: Partial<NotificationList> = {}): NotificationList => ({
  notifications,
  unread: notifications.length,
  cursor: 'c1',
  hasMore: false,
  ...more,
})

function setUp(answers: Record<string, unknown>, file = memory(HERE)) {
  const state = aState({ handle: null })
  const server = fakeServer(answers)
  const told: string[] = []
  const { hear } = inbox({
    state,
    api: server,
    file,
    tell: (news) => void told.push(...news.map(({ id }) => id)),
  })
  return { state, server, told, file, hear }
}
const settle = () => vi.runAllTimersAsync()
const knock = { type: 'post.created', organizationId: 'northwind', postId: 'post-1', userId: 'maya' } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks nothing while nobody is signed in', async () => {
  const { hear, server } = setUp({})
  hear(knock)
  await settle()
  expect(server.asked).toEqual([])
})

it('tells nothing of what had happened before this computer first looked, but counts it', async () => {
  const { state, told, file } = setUp({ 'GET /notifications': listOf([aNotification()]) }, memory())
  state.setState({ handle: 'handle-1' })
  await settle()
  expect(told).toEqual([])
  expect(state.getState().unread).toBe(1)
  expect(file.read()[SERVER]?.cursor).toBe('c1')
})

it('tells what an event announces, and nothing twice when it comes again', async () => {
  const { state, hear, told, server } = setUp({ [ASK]: listOf([aNotification()]) })
  state.setState({ handle: 'handle-1' })
  await settle()
  expect(told).toEqual(['post:post-1'])
  server.answers['GET /notifications?after=c1'] = listOf([
    aNotification(),
    aNotification({ id: 'post:post-2' }),
  ])
  hear(knock)
  hear(knock)
  await settle()
  expect(told).toEqual(['post:post-1', 'post:post-2'])
  expect(server.asked).toHaveLength(2)
})

it('reads on until nothing is left, oldest news first', async () => {
  const { state, told } = setUp({
    [ASK]: listOf([aNotification({ id: 'b' }), aNotification({ id: 'a' })], { hasMore: true }),
    'GET /notifications?after=c1': listOf([aNotification({ id: 'c' })], { cursor: 'c2' }),
  })
  state.setState({ handle: 'handle-1' })
  await settle()
  expect(told).toEqual(['a', 'b', 'c'])
})

it('fetches what was missed when the server is back', async () => {
  const { state, server, told } = setUp({ [ASK]: new ServerError('NETWORK', 0) })
  state.setState({ handle: 'handle-1', reach: 'offline' })
  await settle()
  server.answers[ASK] = listOf([aNotification()])
  state.setState({ reach: 'online' })
  await settle()
  expect(told).toEqual(['post:post-1'])
})

it('keeps for itself what arrives after the person has left', async () => {
  const { state, told, file } = setUp({
    [ASK]: () => {
      state.setState({ handle: null })
      return listOf([aNotification()])
    },
  })
  state.setState({ handle: 'handle-1' })
  await settle()
  expect(told).toEqual([])
  expect(file.read()).toEqual(HERE)
})

it('counts with the other clients of the person', () => {
  const { state, hear } = setUp({})
  hear({ type: 'notifications.read', unread: 4 })
  expect(state.getState().unread).toBe(4)
})

it('begins anew for whoever signs in after somebody has signed out', async () => {
  const { state, file } = setUp({ [ASK]: listOf([]) })
  state.setState({ handle: 'handle-1' })
  await settle()
  state.setState({ handle: null, servers: [{ address: SERVER, signedIn: false }] })
  expect(file.read()).toEqual({})
})
