import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from '@fanfare/contract/notifications/rules/notification.ts'
import { DEFAULT_RHYTHM } from '@fanfare/contract/notifications/rules/rhythm.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { createDeviceStorage } from '../core/device-storage.ts'
import { createTranslator } from '../core/i18n/translator.ts'
import { aNotification, aState } from '../testing/fixtures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createNotifier } from './notifier.ts'
import type { NotificationInput } from './notification-input.ts'

const SERVER = 'https://fanfare.example'
const NOON = new Date('2026-11-21T12:00:00')
const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone
const AT_NOON = { ...DEFAULT_RHYTHM, timeZone: HERE, quietHours: { from: '11:00', to: '13:00' } }
const QUIET = { rhythms: { [SERVER]: AT_NOON } }

let looksAt: string | null = null

function setUp(settings = {}, changes = {}, folder = temporaryFolder()) {
  const shown: NotificationInput[] = []
  const opened: string[] = []
  const at: (string | null)[] = []
  const read: string[] = []
  const copied: string[] = []
  const state = aState({ settings: { ...DEFAULT_SETTINGS, ...settings }, ...changes })
  const notify = createNotifier({
    state,
    storage: createDeviceStorage(folder),
    translator: createTranslator(['en']),
    show: (notification) => {
      shown.push(notification)
      return () => void shown.splice(shown.indexOf(notification), 1)
    },
    open: (path, address) => {
      opened.push(path)
      at.push(address)
    },
    copy: (postId, address) => void copied.push(`${postId} at ${address}`),
    markRead: (id) => void read.push(id),
    isOpen: (path, address) => path === looksAt && address === SERVER,
    now: () => new Date(),
  })
  return { state, notify, shown, opened, at, read, copied }
}
const unread = (count: number) => [{ address: SERVER, signedIn: true, unread: count }]
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aNotification({ id: `post:${index}` }))

beforeEach(() => {
  looksAt = null
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => void vi.useRealTimers())

it.each([
  ['does not want notifications', { notify: false }, {}],
  ['has quiet hours', {}, QUIET],
  ['has a day off', {}, { rhythms: { [SERVER]: { ...DEFAULT_RHYTHM, timeZone: HERE, daysOff: [6] } } }],
  ['has paused them', {}, { pausedUntil: NOON.getTime() + 1 }],
])('shows nothing to somebody who %s', (_who, settings, changes) => {
  const { notify, shown } = setUp(settings, changes)
  notify(SERVER, many(1))
  notify(SERVER, many(9))
  expect(shown).toEqual([])
})

it('shows nothing about the post the person is looking at, and the rest', () => {
  looksAt = '/posts/post-1'
  const { notify, shown } = setUp()
  const other = {
    id: 'post-2',
    title: 'Another post',
    postUrl: 'https://social.example/2',
    host: 'social.example',
  }
  notify(SERVER, [aNotification(), aNotification({ id: 'post:post-2', post: other })])
  expect(shown.map(({ body }) => body)).toEqual([expect.stringMatching(/^Another post\n/)])
  notify('https://other.example', [aNotification()])
  expect(shown).toHaveLength(2)
})

it('names who shared what, and opens the post on click', () => {
  const { notify, shown, opened } = setUp()
  notify(SERVER, [aNotification()])
  expect(shown).toMatchObject([
    {
      title: 'Maya shared a post in Northwind Labs',
      body: 'How we cut our latency in half\n“A calm read for a Monday.”',
    },
  ])
  shown[0]?.onClick?.()
  expect(opened).toEqual(['/posts/post-1'])
})

it('copies from a new post at the press of a button, at the server it came from', () => {
  const { notify, shown, copied } = setUp()
  notify('https://labs.example', [aNotification()])
  expect(shown[0]?.buttons?.map(({ label }) => label)).toEqual(['Copy'])
  shown[0]?.buttons?.[0]?.onClick()
  expect(copied).toEqual(['post-1 at https://labs.example'])
})

it('has no button to copy when nothing is left for the user', () => {
  const { notify, shown } = setUp()
  notify(SERVER, [aNotification({ waiting: { suggestion: null } })])
  expect(shown[0]).toMatchObject({ body: 'How we cut our latency in half', buttons: [] })
})

it('asks for suggestions of a post without any, and is replaced once one waits', () => {
  const { notify, shown, opened } = setUp()
  notify(SERVER, [aNotification({ type: 'suggestions.wanted', waiting: null })])
  expect(shown[0]).toMatchObject({
    title: 'Maya shared a post without suggestions',
    body: 'How we cut our latency in half',
  })
  expect(shown[0]?.buttons?.map(({ label }) => label)).toEqual(['Suggest'])
  shown[0]?.buttons?.[0]?.onClick()
  expect(opened).toEqual(['/posts/post-1'])
  notify(SERVER, [aNotification()])
  expect(shown[1]?.id).toBe(shown[0]?.id)
  notify('https://labs.example', [aNotification()])
  expect(shown[2]?.id).not.toBe(shown[0]?.id)
})

it('reminds of a post with what is copied next', () => {
  const { notify, shown } = setUp()
  notify(SERVER, [aNotification({ id: 'reminder:1', type: 'post.reminded' })])
  expect(shown[0]?.title).toMatch(/^A post in .+ ends soon$/)
  expect(shown[0]?.buttons?.map(({ label }) => label)).toEqual(['Copy'])
})

const WITH_BUTTONS = new Set<NotificationType>(['post.shared', 'post.reminded', 'suggestions.wanted'])

it.each(NOTIFICATION_TYPES.filter((type) => !WITH_BUTTONS.has(type)))('has no button for %s', (type) => {
  const { notify, shown } = setUp()
  notify(SERVER, [aNotification({ type })])
  expect(shown[0]?.buttons).toEqual([])
})

it('opens the server a notification came from, and the chosen one for many', () => {
  const { notify, shown, at } = setUp()
  notify('https://labs.example', many(1))
  shown[0]?.onClick?.()
  notify(SERVER, many(5))
  shown.at(-1)?.onClick?.()
  expect(at).toEqual(['https://labs.example', null])
})

it('summarizes a burst in one notification that counts on', () => {
  const { notify, shown, opened } = setUp()
  notify(SERVER, many(5))
  notify(SERVER, [aNotification({ id: 'post:5' })])
  expect(shown.map(({ title }) => title)).toEqual(['6 new notifications'])
  shown[0]?.onClick?.()
  expect(opened).toEqual(['/dashboard'])
})

it('shows neither names nor titles when the person does not want them', () => {
  const { notify, shown } = setUp({ notifyInFull: false })
  notify(SERVER, [aNotification(), aNotification({ id: 'reply:1', type: 'reply.added' })])
  expect(JSON.stringify(shown)).not.toMatch(/Maya|latency|Northwind/)
})

it.each(NOTIFICATION_TYPES)('never shows the title or a text of a sensitive post: %s', (type) => {
  const { notify, shown } = setUp()
  const moderation = { status: 'rejected', reason: 'It shows blood.' } as const
  const report = { id: 'r1', moderatorResponse: 'It shows blood.' }
  notify(SERVER, [aNotification({ type, sensitive: true, moderation, report })])
  expect(shown[0]?.body).toBe('Open Fanfare to read it')
  expect(shown[0]?.title).not.toMatch(/latency|blood/)
})

it('opens the reports when a report was answered, and marks the answer as read', () => {
  const { notify, shown, opened, read } = setUp()
  const report = { id: 'r1', moderatorResponse: 'We have removed it.' }
  const answered = { type: 'report.resolved', post: null, organization: null, report } as const
  notify(SERVER, [aNotification({ id: 'report:r1', ...answered }), aNotification()])
  expect(shown[0]?.body).toBe('We have removed it.')
  expect(read).toEqual([])
  for (const { onClick } of shown) onClick?.()
  expect(opened).toEqual(['/reports', '/posts/post-1'])
  expect(read).toEqual(['report:r1'])
})

it('tells the author what a moderator decided, and opens the post', () => {
  const { notify, shown, opened } = setUp()
  const rejected = { status: 'rejected', reason: 'A link farm.' } as const
  notify(SERVER, [aNotification({ type: 'post.moderated', from: null, moderation: rejected })])
  notify(SERVER, [
    aNotification({ type: 'post.moderated', moderation: { status: 'approved', reason: null } }),
  ])
  expect(shown).toMatchObject([
    { title: 'Your post was not approved', body: 'How we cut our latency in half\nReason: A link farm.' },
    { title: 'Your post was approved', body: 'How we cut our latency in half' },
  ])
  shown[0]?.onClick?.()
  expect(opened).toEqual([expect.stringMatching(/^\/posts\//)])
})

it.each([
  ['the answer', true, 'Say please.'],
  ['no answer to somebody who wants no content', false, 'Open Fanfare to read it'],
])('shows %s to a support request, and opens the requests', (_what, notifyInFull, body) => {
  const { notify, shown, opened, read } = setUp({ notifyInFull })
  const support = { requestId: 'r1', title: 'It says no', answer: 'Say please.' }
  const answered = { type: 'support.answered', post: null, organization: null, from: null, support } as const
  notify(SERVER, [aNotification({ id: 'answer:1', ...answered })])
  expect(shown).toMatchObject([{ title: 'Your support request has been answered', body }])
  shown[0]?.onClick?.()
  expect([opened, read]).toEqual([['/support'], ['answer:1']])
})

it.each([
  [true, ['Maya copied your suggestion', 'Your suggestions were copied', 'Maya joined Northwind Labs']],
  [false, ['Your suggestions were copied', 'Your suggestions were copied', 'New members joined']],
])('names who copied or joined only in full (%s), and one of them', (notifyInFull, expected) => {
  const { notify, shown, opened, read } = setUp({ notifyInFull })
  const joined = { type: 'member.joined', post: null } as const
  notify(SERVER, [
    aNotification({ id: 'copied:1', type: 'suggestion.copied', copies: { count: 1 } }),
    aNotification({ id: 'copied:2', type: 'suggestion.copied', copies: { count: 2 } }),
    aNotification({ id: 'joined:1', ...joined, joins: { count: 1 } }),
  ])
  expect(titles({ shown })).toEqual(expected)
  shown[2]?.onClick?.()
  expect([opened, read]).toEqual([['/organizations/northwind/settings/users'], ['joined:1']])
})

it.each([
  [true, { title: 'A webhook of Northwind Labs was switched off', body: 'The bot' }],
  [false, { title: 'A webhook was switched off', body: 'Open Fanfare to read it' }],
])('names a webhook that was switched off only in full (%s), and opens it', (notifyInFull, expected) => {
  const { notify, shown, opened, read } = setUp({ notifyInFull })
  const webhook = { id: 'webhook-1', name: 'The bot', reason: 'failing' } as const
  notify(SERVER, [
    aNotification({ id: 'webhook:1', type: 'webhook.disabled', post: null, from: null, webhook }),
  ])
  expect(shown).toMatchObject([expected])
  shown[0]?.onClick?.()
  const path = '/organizations/northwind/settings/integrations/webhooks'
  expect([opened, read]).toEqual([[`${path}?deliveries=webhook-1`], ['webhook:1']])
})

it('shows nothing about a webhook to somebody who looks at the webhooks', () => {
  looksAt = '/organizations/northwind/settings/integrations/webhooks'
  const { notify, shown } = setUp()
  const webhook = { id: 'webhook-1', name: 'The bot', reason: 'failing' } as const
  notify(SERVER, [aNotification({ type: 'webhook.disabled', post: null, webhook })])
  expect(shown).toEqual([])
})

it('tells how many a post has reached', () => {
  const { notify, shown } = setUp()
  notify(SERVER, [aNotification({ type: 'post.reached', from: null, reach: { count: 3, of: 4 } })])
  expect(shown).toMatchObject([{ title: 'Your post reached 3 of 4', body: 'How we cut our latency in half' }])
})

const AWAY = '3 notifications during your pause'
const titles = ({ shown }: Pick<ReturnType<typeof setUp>, 'shown'>) => shown.map(({ title }) => title)

it('shows what a server tells whose account has no quiet hours', () => {
  const { notify, shown } = setUp({}, QUIET)
  notify(SERVER, many(1))
  notify('https://labs.example', many(1))
  expect(shown).toHaveLength(1)
})

it('sums up what happened during a pause, once, as soon as it ends', () => {
  const client = setUp({}, { pausedUntil: NOON.getTime() + 60_000, servers: unread(3) })
  client.notify(SERVER, many(1))
  client.notify(SERVER, many(2))
  expect(titles(client)).toEqual([])
  client.state.setState({ pausedUntil: null })
  expect(titles(client)).toEqual([AWAY])
  client.shown[0]?.onClick?.()
  expect(client.opened).toEqual(['/dashboard'])
  client.state.setState({ pausedUntil: NOON.getTime() + 60_000 })
  client.state.setState({ pausedUntil: null })
  expect(titles(client)).toEqual([AWAY])
})

it('sums up the quiet hours when they end, and not during a pause that follows', () => {
  const client = setUp(
    {},
    { ...QUIET, pausedUntil: new Date('2026-11-21T14:00:00').getTime(), servers: unread(3) },
  )
  client.notify(SERVER, many(3))
  vi.advanceTimersByTime(3_600_000)
  expect(titles(client)).toEqual([])
  vi.advanceTimersByTime(3_600_000)
  expect(titles(client)).toEqual([AWAY])
})

it('sums up when the computer wakes up after the end, whose timer has not run', () => {
  const client = setUp({}, { pausedUntil: NOON.getTime() + 60_000, servers: unread(3) })
  client.notify(SERVER, many(3))
  vi.setSystemTime(new Date('2026-11-21T18:00:00'))
  client.state.setState({ connection: 'offline' })
  expect(titles(client)).toEqual([AWAY])
})

it('sums up after a restart as well, once the session is back', () => {
  const folder = temporaryFolder()
  setUp({}, QUIET, folder).notify(SERVER, many(3))
  const client = setUp({}, { sessionHandle: null }, folder)
  client.state.setState({ restoring: true })
  expect(titles(client)).toEqual([])
  client.state.setState({ sessionHandle: 'handle-1' })
  expect(titles(client)).toEqual([AWAY])
})

it.each([
  ['has read everything elsewhere', { servers: unread(0) }],
  ['has signed out', { sessionHandle: null }],
])('sums up nothing for somebody who %s', (_who, changes) => {
  const client = setUp({}, { pausedUntil: NOON.getTime() + 60_000, servers: unread(3) })
  client.notify(SERVER, many(3))
  client.state.setState(changes)
  client.state.setState({ pausedUntil: null })
  expect(titles(client)).toEqual([])
})
