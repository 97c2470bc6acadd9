import { render, screen } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AppRoute, RouteAccess } from '../../components/app-route.ts'
import { lazyScreen } from '../../components/lazy-screen.ts'
import { createQueryClient } from '../../components/queries/query-client.ts'
import { postQuery } from '../../features/posts/posts/api/post-queries.ts'
import { configureHttp } from '../../client/http.ts'
import { useSessionStore } from '../../platform/session/session-store.ts'
import { fakeApi, refuse } from '../../testing/fake-api.ts'
import { aPost, aUser } from '../../testing/fixtures.ts'
import type { FirstNeeds } from './first-needs.ts'
import { prefetchPage, type PrefetchSetting } from './prefetch-page.ts'

const signIn = (facts?: Parameters<typeof aUser>[0]) =>
  useSessionStore.setState({ token: 'test-token', user: aUser(facts), status: 'authenticated' })
const signOut = () => useSessionStore.setState({ token: null, user: null, status: 'anonymous' })

beforeEach(() => {
  configureHttp({ base: 'http://localhost/api' })
  signOut()
})

/** Prefetches a page with this access; returns what was loaded of it. */
async function loadedOf(access: RouteAccess): Promise<string[]> {
  const loaded: string[] = []
  const route: AppRoute = {
    path: '/place/:name',
    access,
    screen: lazyScreen(async () => {
      loaded.push('code')
      return { default: () => null }
    }),
  }
  const fetch: FirstNeeds['fetch'] = async ({ params }) => void loaded.push(`data of ${params.name}`)
  await prefetchAt('/place/here', { routes: [route], needs: { '/place/:name': { fetch } } })
  return loaded
}

function prefetchAt(path: string, setting: Partial<PrefetchSetting> = {}, client = createQueryClient()) {
  return prefetchPage(new URL(path, location.href), {
    routes: [],
    cache: { client },
    organizationId: 'org-1',
    language: 'en',
    ...setting,
  })
}

it.each(['member', 'administrator'] as const)(
  'loads nothing of a %s screen for a visitor',
  async (access) => {
    expect(await loadedOf(access)).toEqual([])
  },
)

it.each(['loading', 'offline'] as const)(
  'loads nothing of a member screen while the session is %s',
  async (status) => {
    useSessionStore.setState({ token: 'test-token', status })
    expect(await loadedOf('member')).toEqual([])
  },
)

it('loads nothing that a member would be led away from', async () => {
  signIn()
  expect(await loadedOf('administrator')).toEqual([])
  expect(await loadedOf('guest')).toEqual([])
})

it('loads code and data of what the user may see', async () => {
  const all = ['code', 'data of here']
  expect(await loadedOf('open')).toEqual(all)
  expect(await loadedOf('guest')).toEqual(all)
  signIn()
  expect(await loadedOf('member')).toEqual(all)
  signIn({ isAdmin: true })
  expect(await loadedOf('administrator')).toEqual(all)
})

it('loads the texts that the screen begins with', async () => {
  const screen = lazyScreen(async () => ({ default: () => null }))
  const routes: AppRoute[] = [{ path: '/place', access: 'open', screen }]
  const needs = { '/place': { texts: ['posts', 'made-up' as 'posts'] } } as const
  await expect(prefetchAt('/place', { routes, needs })).rejects.toThrow(
    'There are no texts called made-up in en',
  )
})

it('loads nothing for an address without a screen', async () => {
  const server = fakeApi()
  await prefetchAt('/help/posts')
  expect(server.requests).toEqual([])
})

it('fetches a post, but not its suggestions, which the server would reserve, and marks nothing as read', async () => {
  signIn()
  const server = fakeApi({ 'GET /posts/post-1': { post: aPost() } })
  const client = createQueryClient()
  await prefetchAt('/posts/post-1', {}, client)
  await prefetchAt('/posts/post-1', {}, client)
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /posts/post-1'])
  expect(client.getQueryData(postQuery('post-1').queryKey)).toEqual({ post: aPost() })
})

it('fetches the page of the list that a link shows', async () => {
  signIn()
  const server = fakeApi()
  await prefetchAt('/dashboard?tags=design&page=2')
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/posts/organization/org-1',
    '/posts/organization/org-1/waiting',
  ])
  expect(Object.fromEntries(server.requests[0]!.query)).toMatchObject({ tags: 'design', page: '2' })
})

it('leaves a failed answer to the navigation, which asks again', async () => {
  signIn()
  const server = fakeApi({ 'GET /posts/post-1': refuse(403, 'FORBIDDEN') })
  const client = createQueryClient()
  await prefetchAt('/posts/post-1', {}, client)
  server.on('GET /posts/post-1', { post: aPost() })
  expect(await client.fetchQuery(postQuery('post-1'))).toEqual({ post: aPost() })
})

it('leaves failed code to the screen, which loads it again', async () => {
  const load = vi.fn<() => Promise<{ default: () => ReactNode }>>(async () => ({
    default: () => <h1>The place</h1>,
  }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const Place = lazyScreen(load)
  const routes: AppRoute[] = [{ path: '/place', access: 'open', screen: Place }]
  await expect(prefetchAt('/place', { routes })).rejects.toThrow(/imported module/)
  render(
    <Suspense>
      <Place />
    </Suspense>,
  )
  await screen.findByRole('heading', { name: 'The place' })
})
