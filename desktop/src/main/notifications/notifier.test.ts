import { expect, it } from 'vitest'
import { NOTIFICATION_TYPES } from '@fanfare/contract/rules/notification.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { createTranslator } from '../core/i18n/translator.ts'
import { aNotification, aState } from '../testing/fixtures.ts'
import { createNotifier } from './notifier.ts'
import type { NotificationInput } from './show-notification.ts'

const NOON = new Date('2026-11-21T12:00:00')

function setUp(settings = {}, changes = {}) {
  const shown: NotificationInput[] = []
  const opened: string[] = []
  const read: string[] = []
  const notify = createNotifier({
    state: aState({ settings: { ...DEFAULT_SETTINGS, ...settings }, ...changes }),
    translator: createTranslator(['en']),
    show: (notification) => {
      shown.push(notification)
      return () => void shown.splice(shown.indexOf(notification), 1)
    },
    open: (path) => void opened.push(path),
    markRead: (id) => void read.push(id),
    now: () => NOON,
  })
  return { notify, shown, opened, read }
}
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aNotification({ id: `post:${index}` }))

it.each([
  ['does not want notifications', { notify: false }, {}],
  ['has quiet hours', { quietHours: { from: '11:00', to: '13:00' } }, {}],
  ['has paused them', {}, { pausedUntil: NOON.getTime() + 1 }],
])('shows nothing to somebody who %s', (_who, settings, changes) => {
  const { notify, shown } = setUp(settings, changes)
  notify(many(1))
  notify(many(9))
  expect(shown).toEqual([])
})

it('names who shared what, and opens the post on click', () => {
  const { notify, shown, opened } = setUp()
  notify([aNotification()])
  expect(shown).toMatchObject([
    { title: 'Maya shared a post in Northwind Labs', body: 'How we cut our latency in half' },
  ])
  shown[0]?.onClick?.()
  expect(opened).toEqual(['/posts/post-1'])
})

it('summarizes a burst in one notification that counts on', () => {
  const { notify, shown, opened } = setUp()
  notify(many(5))
  notify([aNotification({ id: 'post:5' })])
  expect(shown.map(({ title }) => title)).toEqual(['6 new notifications'])
  shown[0]?.onClick?.()
  expect(opened).toEqual(['/dashboard'])
})

it('shows neither names nor titles when the person does not want them', () => {
  const { notify, shown } = setUp({ notifyInFull: false })
  notify([aNotification(), aNotification({ id: 'reply:1', type: 'reply.added' })])
  expect(JSON.stringify(shown)).not.toMatch(/Maya|latency|Northwind/)
})

it.each(NOTIFICATION_TYPES)('never shows the title or a text of a sensitive post: %s', (type) => {
  const { notify, shown } = setUp()
  const moderation = { status: 'rejected', reason: 'It shows blood.' } as const
  const report = { id: 'r1', moderatorResponse: 'It shows blood.' }
  notify([aNotification({ type, sensitive: true, moderation, report })])
  expect(shown[0]?.body).toBe('Open Fanfare to read it')
  expect(shown[0]?.title).not.toMatch(/latency|blood/)
})

it('opens the reports when a report was answered, and marks the answer as read', () => {
  const { notify, shown, opened, read } = setUp()
  const report = { id: 'r1', moderatorResponse: 'We have removed it.' }
  const answered = { type: 'report.resolved', post: null, organization: null, report } as const
  notify([aNotification({ id: 'report:r1', ...answered }), aNotification()])
  expect(shown[0]?.body).toBe('We have removed it.')
  expect(read).toEqual([])
  for (const { onClick } of shown) onClick?.()
  expect(opened).toEqual(['/reports', '/posts/post-1'])
  expect(read).toEqual(['report:r1'])
})

it('tells the author what a moderator decided, and opens the post', () => {
  const { notify, shown, opened } = setUp()
  const rejected = { status: 'rejected', reason: 'A link farm.' } as const
  notify([aNotification({ type: 'post.moderated', from: null, moderation: rejected })])
  notify([aNotification({ type: 'post.moderated', moderation: { status: 'approved', reason: null } })])
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
  notify([aNotification({ id: 'answer:1', ...answered })])
  expect(shown).toMatchObject([{ title: 'Your support request has been answered', body }])
  shown[0]?.onClick?.()
  expect([opened, read]).toEqual([['/support'], ['answer:1']])
})
