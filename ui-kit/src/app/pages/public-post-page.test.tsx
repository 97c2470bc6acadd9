import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PublicSuggestion } from '@fanfare/contract/suggestions/data/comment.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import {
  anOrganization,
  aPost,
  aPublicPost,
  aPublicSuggestion,
  aSuggestion,
  aUser,
} from '../../testing/fixtures.ts'
import { renderScreen, type ScreenSetting } from '../../testing/render-screen.tsx'
import { listOf, LIST, SUPPLY, aSupply } from '../../testing/visit-suggestions.tsx'
import PublicPostPage from './public-post-page.tsx'

const POST = 'GET /posts/public/northwind-labs/how-we-cut-our-latency'
const PUBLIC_LIST = 'GET /comments/public/northwind-labs/how-we-cut-our-latency'
const PUBLIC_LOCK = 'POST /comments/public/s1/lock'
const LOCK = 'POST /comments/s1/lock'
const QUARTER_HOUR_MS = 900_000
/** How many requests one address may make anonymously in 15 minutes. */
const ANONYMOUS_LIMIT = 100

const suggestion = (id: string, facts: Partial<PublicSuggestion> = {}) =>
  aPublicSuggestion({ id, content: `Words of ${id}`, ...facts })

/** Three pages of one suggestion each. */
const pageOf = (number: number, comments = [suggestion(`s${number}`)]) => ({
  comments,
  total: 3,
  pagination: { page: number, limit: 1, total: 3, totalPages: 3 },
})

const aServer = () =>
  fakeApi({
    [POST]: { post: aPublicPost() },
    [PUBLIC_LIST]: ({ query }: { query: URLSearchParams }) => pageOf(Number(query.get('page'))),
    [LIST]: listOf([aSuggestion({ id: 's1', content: 'Words of s1' })]),
    [SUPPLY]: aSupply(),
    'GET /posts/post-1': { post: aPost() },
    'GET /moods': { moods: [] },
  })

const visit = (setting: ScreenSetting = {}) =>
  renderScreen(<PublicPostPage />, {
    path: '/public/:organizationSlug/:postSlug',
    at: '/public/northwind-labs/how-we-cut-our-latency',
    ...setting,
  })

/** Opens the page as a visitor and loads all three pages. From then on the clock moves only when the test says so. */
async function visitAllPages() {
  const server = aServer()
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  await visit()
  for (const id of ['s1', 's2']) {
    await screen.findByText(`Words of ${id}`)
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  }
  await screen.findByText('Words of s3')
  return server
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('leaves visitors most of their requests, however many pages they have loaded', async () => {
  const server = await visitAllPages()
  expect(server.to(PUBLIC_LIST)).toHaveLength(3)
  await pass(QUARTER_HOUR_MS)
  const polls = server.to(PUBLIC_LIST).slice(3)
  expect(polls.map(({ query }) => query.get('page'))).toEqual(Array(15).fill('1'))
  expect(server.requests.length).toBeLessThan(ANONYMOUS_LIMIT / 4)
})

it('shows visitors what others have copied since', async () => {
  const server = await visitAllPages()
  expect(screen.queryByText('Already used')).toBeNull()
  server.on(PUBLIC_LIST, ({ query }: { query: URLSearchParams }) =>
    pageOf(Number(query.get('page')), [suggestion(`s${query.get('page')}`, { isLocked: true })]),
  )
  await pass(60_000)
  await screen.findByText('Already used')
  expect(server.to(PUBLIC_LIST)).toHaveLength(4)
})

it('loads the other pages again when a suggestion was added', async () => {
  const server = await visitAllPages()
  server.on(PUBLIC_LIST, ({ query }: { query: URLSearchParams }) =>
    pageOf(Number(query.get('page')), [suggestion(['new', 's1', 's2'][Number(query.get('page')) - 1]!)]),
  )
  await pass(60_000)
  await screen.findByText('Words of new')
  screen.getByText('Words of s1')
  screen.getByText('Words of s2')
})

it('requests nothing while the tab is hidden', async () => {
  const server = await visitAllPages()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(QUARTER_HOUR_MS)
  expect(server.to(PUBLIC_LIST)).toHaveLength(3)
})

it('lets a member of the organization copy as a member, and leads to the page of the post', async () => {
  const server = aServer()
  const comment = aSuggestion({ id: 's1', content: 'Words of s1', isLocked: true, claimedByYou: true })
  server.on(LOCK, { comment, availableCount: 0 })
  const { user, platform } = await visit({ user: aUser(), organizations: [anOrganization()] })
  const link = await screen.findByRole('link', { name: 'Open in your organization' })
  expect(link.getAttribute('href')).toBe('/posts/post-1')
  await user.click((await screen.findAllByRole('button', { name: 'Copy' }))[0]!)
  await expect.poll(() => platform.copied).toEqual(['Words of s1'])
  expect(server.to(PUBLIC_LOCK)).toHaveLength(0)
  expect(server.to(PUBLIC_LIST)).toHaveLength(0)
})

it('treats somebody of another organization as a visitor', async () => {
  const server = aServer()
  server.on(PUBLIC_LOCK, {
    comment: suggestion('s1', { isLocked: true, claimedByYou: true }),
    availableCount: 0,
  })
  const organizations = [anOrganization({ id: 'org-2', slug: 'tideline' })]
  const { user } = await visit({ user: aUser(), organizations })
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  await expect.poll(() => server.to(PUBLIC_LOCK)).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'Open in your organization' })).toBeNull()
})
