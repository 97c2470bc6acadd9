import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { rememberReturnPath, takeReturnPath } from '../../../../platform/session/return-to.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aPublicPost, aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { CommunityLandingScreen } from './community-landing-screen.tsx'

beforeEach(() => sessionStorage.clear())

const STATISTICS = 'GET /community/statistics'
const FEATURED = 'GET /community/public/posts'

const POSTS = 'GET /community/posts'
const TAGS = 'GET /community/tags'

const NO_POSTS = { posts: [], pagination: ONE_PAGE, hasMore: false }
const NO_TAGS = { tags: [], total: 0, pagination: ONE_PAGE }

const visit = (statistics: unknown, user: CurrentUser | null = null) => {
  fakeApi({ [STATISTICS]: statistics, [FEATURED]: { posts: [] }, [POSTS]: NO_POSTS, [TAGS]: NO_TAGS })
  return renderScreen(<CommunityLandingScreen />, { path: '/', at: '/', user })
}

it('hides numbers that could not be loaded', async () => {
  await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Public posts')).toBeNull()
})

it('hides the numbers that the server leaves out', async () => {
  await visit({ organizations: null, posts: 1204, people: 48, tags: null })
  const numbers = within((await screen.findByText('Public posts')).closest('ul')!)
  numbers.getByText('1,204')
  expect(numbers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1,204 Public posts',
    '48 People',
  ])
  expect(numbers.queryByText('Organizations')).toBeNull()
})

const NO_STATISTICS = { organizations: null, posts: null, people: null, tags: null }
const enter = () => screen.findByRole('link', { name: 'Go to the community' })
const join = () => screen.findByRole('link', { name: 'Join the community' })

it('leads members to the community', async () => {
  await visit(NO_STATISTICS, aUser())
  expect((await enter()).getAttribute('href')).toBe('/community')
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

it('leads visitors to the community by the sign-in', async () => {
  const { user } = await visit(NO_STATISTICS)
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  await user.click(await join())
  expect(screen.getByLabelText('address').textContent).toBe('/login')
  expect(takeReturnPath()).toBe('/community')
})

it('leads visitors who came with a filter back to it', async () => {
  const { user } = await visit(NO_STATISTICS)
  rememberReturnPath('/community?tags=design')
  await user.click(await join())
  expect(takeReturnPath()).toBe('/community?tags=design')
})

it('shows visitors all public posts beneath the featured ones', async () => {
  const [featured, another] = [aPublicPost(), aPublicPost({ id: 'post-2', title: 'Another one' })]
  fakeApi({
    [STATISTICS]: NO_STATISTICS,
    [FEATURED]: { posts: [featured] },
    [POSTS]: {
      posts: [featured, another],
      pagination: { ...ONE_PAGE, total: 21, totalPages: 2 },
      hasMore: false,
    },
    [TAGS]: NO_TAGS,
  })
  await renderScreen(<CommunityLandingScreen />, { path: '/', at: '/', user: null })
  const all = await screen.findByRole('region', { name: 'All public posts' })
  await within(all).findByRole('heading', { name: 'Another one', level: 3 })
  within(all).getByRole('searchbox', { name: 'Search public posts' })
  expect(within(all).getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/?page=2')
  const fresh = screen.getByRole('region', { name: 'Fresh from the community' })
  expect(within(fresh).queryByText('Another one')).toBeNull()
  expect(all.compareDocumentPosition(fresh)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

/** The feeds in the head of the page. */
const headFeeds = () =>
  [...document.head.querySelectorAll('link[rel="alternate"][type$="+xml"]')].map(
    (link) => new URL(link.getAttribute('href')!).pathname,
  )

it('leads to the feed of the posts that it shows, and names it in its head', async () => {
  await visit(NO_STATISTICS)
  const follow = await screen.findByRole('link', { name: 'Follow by RSS' })
  expect(new URL(follow.getAttribute('href')!).pathname).toBe('/feeds/community/rss.xml')
  expect(headFeeds()).toEqual(['/feeds/community/rss.xml', '/feeds/community/atom.xml'])
})

it('leads to the feed of the only tag', async () => {
  fakeApi({ [STATISTICS]: NO_STATISTICS, [FEATURED]: { posts: [] }, [POSTS]: NO_POSTS, [TAGS]: NO_TAGS })
  await renderScreen(<CommunityLandingScreen />, { path: '/', at: '/?tags=launch' })
  const follow = await screen.findByRole('link', { name: 'Follow by RSS' })
  expect(new URL(follow.getAttribute('href')!).pathname).toBe('/feeds/tags/launch/rss.xml')
})
