import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { speaker } from '../language/speak.ts'
import { aNotification } from '../testing/a-notification.ts'
import { aState } from '../testing/a-state.ts'
import { announcer } from './announce.ts'
import type { Note } from './show.ts'

const NOON = new Date('2026-11-21T12:00:00')

function setUp(settings = {}, changes = {}) {
  const shown: Note[] = []
  const opened: string[] = []
  const announce = announcer({
    state: aState({ settings: { ...DEFAULT_SETTINGS, ...settings }, ...changes }),
    speaker: speaker(['en']),
    show: (note) => {
      shown.push(note)
      return () => void shown.splice(shown.indexOf(note), 1)
    },
    open: (path) => void opened.push(path),
    now: () => NOON,
  })
  return { announce, shown, opened }
}
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aNotification({ id: `post:${index}` }))

it.each([
  ['does not want notifications', { notify: false }, {}],
  ['has quiet hours', { quietHours: { from: '11:00', to: '13:00' } }, {}],
  ['has paused them', {}, { pausedUntil: NOON.getTime() + 1 }],
])('says nothing to somebody who %s', (_who, settings, changes) => {
  const { announce, shown } = setUp(settings, changes)
  announce(many(1))
  announce(many(9))
  expect(shown).toEqual([])
})

it('says who shared what, and leads there', () => {
  const { announce, shown, opened } = setUp()
  announce([aNotification()])
  expect(shown).toMatchObject([
    { title: 'Maya shared a post in Northwind Labs', body: 'How we cut our latency in half' },
  ])
  shown[0]?.onClick?.()
  expect(opened).toEqual(['/posts/post-1'])
})

it('gathers a burst into one notification that counts on', () => {
  const { announce, shown, opened } = setUp()
  announce(many(5))
  announce([aNotification({ id: 'post:5' })])
  expect(shown.map(({ title }) => title)).toEqual(['6 new notifications'])
  shown[0]?.onClick?.()
  expect(opened).toEqual(['/dashboard'])
})

it('names neither people nor titles where notifications are discreet', () => {
  const { announce, shown } = setUp({ notifyInFull: false })
  announce([aNotification(), aNotification({ id: 'reply:1', type: 'reply.added' })])
  expect(JSON.stringify(shown)).not.toMatch(/Maya|latency|Northwind/)
})

it('never tells the title of a sensitive post', () => {
  const { announce, shown } = setUp()
  announce([aNotification({ sensitive: true })])
  expect(shown[0]?.body).toBe('Open Fanfare to read it')
})

it('leads to the reports when a report was answered', () => {
  const { announce, shown, opened } = setUp()
  const report = { id: 'r1', moderatorResponse: 'We have removed it.' }
  announce([aNotification({ type: 'report.resolved', post: null, organization: null, report })])
  expect(shown[0]?.body).toBe('We have removed it.')
  shown[0]?.onClick?.()
  expect(opened).toEqual(['/reports'])
})
