import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import type { Telling } from '@fanfare/contract/posts/data/telling.ts'
import type { Timeline, TimelineEntry } from '@fanfare/contract/posts/data/timeline.ts'
import { handleEvent } from '../../../components/live-handlers.ts'
import { delayed, fakeApi, refuse } from '../../../testing/fake-api.ts'
import { aPost, aUser } from '../../../testing/fixtures.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { postHandlers } from '../posts/api/live.ts'
import { POST_KEYS } from '../posts/api/post-queries.ts'
import { AuthorTimeline } from './components/author-timeline.tsx'

const READ = 'GET /posts/post-1/timeline'
const TELL = 'PUT /posts/post-1/telling'
const HOUR_MS = 3_600_000

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const entry = (moment: TimelineEntry['moment'], hours: number, count?: number): TimelineEntry => ({
  moment,
  at: inHours(hours),
  ...(count !== undefined && { reached: { count, of: 12 } }),
})

const paced = (facts: Partial<Telling> = {}): Telling => ({
  mode: 'paced',
  told: 7,
  of: 12,
  nextAt: inHours(0.5),
  ...facts,
})

const RUNNING = [
  entry('created', -30),
  entry('start', -5),
  entry('firstTold', -4, 1),
  entry('firstCopy', -3, 1),
  entry('lastTold', -1, 7),
  entry('nextTold', 0.5),
  entry('end', 19),
]

const aTimeline = (telling: Telling = paced(), entries = RUNNING): Timeline => ({ telling, entries })

async function visit(timeline: unknown = aTimeline(), post: Partial<Post> = {}) {
  const server = fakeApi({ [READ]: timeline })
  const view = await renderScreen(<AuthorTimeline post={aPost(post)} />, {
    path: '/posts/:postId',
    at: '/posts/post-1',
    user: aUser(),
  })
  return { ...view, server }
}

const summary = () => screen.findByText(/^Notified 7 of 12, next:/)
const tellAll = () => screen.findByRole('button', { name: 'Notify everyone now' })

it('is neither shown nor requested for those who do not decide about the post', async () => {
  const { server } = await visit(aTimeline(), {
    can: { update: true, delete: false, schedule: false, feature: false },
  })
  expect(screen.queryByRole('region', { name: 'Timeline' })).toBeNull()
  expect(server.to(READ)).toHaveLength(0)
})

it('loads, and offers to try again when it could not be loaded', async () => {
  const { answer, release } = delayed(aTimeline())
  const { server, user, queryClient } = await visit(answer)
  await screen.findByRole('region', { name: 'Timeline' })
  expect(screen.queryByRole('list')).toBeNull()
  release()
  await summary()
  server.on(READ, refuse(503, 'SERVICE_UNAVAILABLE'))
  await queryClient.resetQueries({ queryKey: POST_KEYS.timeline('post-1') })
  await screen.findByText('The timeline could not be loaded.')
  server.on(READ, aTimeline())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await summary()
})

it('says how many were told and lists the moments in order, with their dates', async () => {
  await visit()
  await summary()
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items.map((item) => item.querySelector('p')!.textContent)).toEqual([
    'Created',
    'Started',
    'Notified the first member',
    'Copied by the first member',
    'Notified the latest member',
    'Notifies the next member',
    'Ends',
  ])
  for (const item of items) expect(item.querySelector('time')!.dateTime).toMatch(/Z$/)
  expect(document.body.textContent).not.toMatch(/\{\{|<when>/)
})

it('draws a point for each moment, which screen readers skip', async () => {
  await visit()
  await summary()
  const pictures = [...document.querySelectorAll('section div[aria-hidden] svg')]
  expect(pictures.map((picture) => picture.querySelectorAll('circle').length)).toEqual([3, 3, 1])
  for (const picture of pictures) expect(picture.closest('[aria-hidden]')).not.toBeNull()
})

it.each([
  [
    'before the start',
    paced({ told: 0, of: 0, nextAt: null }),
    [entry('created', -1), entry('start', 4)],
    'Members are notified after the start.',
  ],
  [
    'while a moderator reviews it',
    paced({ told: 0, of: 0, nextAt: null }),
    [entry('created', -1)],
    'Members are notified after the start.',
  ],
  [
    'where all were told at once',
    paced({ mode: null, told: 0, of: 0, nextAt: null }),
    [entry('start', -1)],
    'Everyone was notified at once.',
  ],
  [
    'when no one is left',
    paced({ told: 0, of: 0, nextAt: null }),
    [entry('start', -1)],
    'No one is left to notify.',
  ],
  ['when all were told', paced({ told: 12, nextAt: null }), RUNNING, 'Notified 12 of 12'],
])('says so %s', async (_, telling, entries, text) => {
  await visit(aTimeline(telling, entries))
  await screen.findByText(text)
})

it('takes what has just happened as past', async () => {
  await visit(aTimeline(paced({ told: 0, of: 2 }), [entry('start', 0), entry('nextTold', 0.5)]))
  await screen.findByText('Started')
  await screen.findByText(/^Notified 0 of 2, next:/)
})

it('tells everyone now, and says so', async () => {
  const { server, user } = await visit()
  const button = await tellAll()
  const now = paced({ mode: 'now' })
  server.on(TELL, now)
  server.on(READ, aTimeline(now))
  await user.click(button)
  await screen.findByText('Everyone is notified now or after quiet hours')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Notify everyone now' })).toBeNull())
  expect(server.to(TELL)[0]!.body).toEqual({ mode: 'now' })
})

it('tells everyone at the start of a scheduled post', async () => {
  const { server, user } = await visit(
    aTimeline(paced({ told: 0, of: 0, nextAt: null }), [entry('created', -1), entry('start', 4)]),
  )
  server.on(TELL, paced({ mode: 'now' }))
  await user.click(await screen.findByRole('button', { name: 'Notify everyone at the start' }))
  await waitFor(() => expect(server.to(TELL)).toHaveLength(1))
})

it('says why it could not, and shows what is true now', async () => {
  const { server, user } = await visit()
  const button = await tellAll()
  server.on(TELL, refuse(409, 'POST_ENDED'))
  server.on(READ, aTimeline(paced(), [entry('start', -5), entry('end', -1)]))
  await user.click(button)
  await screen.findAllByText('This post has ended. Its author or an admin can reopen it.')
  await screen.findByText('Ended')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Notify everyone now' })).toBeNull())
})

it.each([
  ['all were told', paced({ told: 12, nextAt: null }), RUNNING],
  ['everyone is told already', paced({ mode: 'now' }), RUNNING],
  ['it has ended', paced(), [entry('start', -5), entry('end', -1)]],
  ['posts are not paced', paced({ mode: null, told: 0, of: 0, nextAt: null }), [entry('start', -5)]],
])('does not offer to tell everyone when %s', async (_, telling, entries) => {
  await visit(aTimeline(telling, entries))
  await screen.findByRole('list')
  expect(screen.queryByRole('button')).toBeNull()
})

it('follows what happens with one request for many events', async () => {
  const { server, queryClient } = await visit()
  await summary()
  server.on(READ, aTimeline(paced({ told: 8 })))
  const at = { organizationId: 'org-1', postId: 'post-1' }
  for (let event = 0; event < 20; event += 1) {
    handleEvent(postHandlers, queryClient, { type: 'telling.changed', ...at })
    handleEvent(postHandlers, queryClient, {
      type: 'suggestion.claimed',
      ...at,
      commentId: `s${event}`,
      availableCount: 1,
    })
  }
  await screen.findByText(/^Notified 8 of 12/, {}, { timeout: 3_000 })
  expect(server.to(READ)).toHaveLength(2)
})
