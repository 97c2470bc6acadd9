import { useQuery, useQueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { QueryCacheContext, type QueryCache } from '../components/queries/query-cache.ts'
import { QueryScope } from '../components/queries/query-scope.tsx'
import {
  communityPostsQuery,
  featuredPostsQuery,
  publicOrganizationQuery,
  publicPostQuery,
} from '../features/community/community/api/community-queries.ts'
import { publicSuggestionsQuery } from '../features/suggestions/api/suggestion-queries.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { aPublicPost, ONE_PAGE } from '../testing/fixtures.ts'
import { seededQueries } from './seeded-queries.ts'

const post = aPublicPost()
const place = { organizationSlug: post.organization.slug, postSlug: post.slug }
const suggestions = { comments: [], total: 0, pagination: ONE_PAGE }
const { queryKey: postKey } = publicPostQuery(place.organizationSlug, place.postSlug)
const { queryKey: suggestionsKey } = publicSuggestionsQuery(place)

function Probe() {
  const queryClient = useQueryClient()
  const { data, isStale } = useQuery({ ...publicPostQuery(place.organizationSlug, place.postSlug) })
  return (
    <p>
      {data?.post.title}, {isStale ? 'stale' : 'fresh'},{' '}
      {queryClient.getQueryState(suggestionsKey)?.dataUpdatedAt === 1 ? 'outdated' : 'new'}
    </p>
  )
}

it('a post that came with the page is not asked for; which suggestions are the visitor’s is', () => {
  const server = fakeApi({})
  const cache: QueryCache = { seeds: seededQueries({ post, suggestions }, 'en') }
  render(
    <QueryCacheContext value={cache}>
      <QueryScope>
        <Probe />
      </QueryScope>
    </QueryCacheContext>,
  )
  screen.getByText(`${post.title}, fresh, outdated`)
  expect(server.requests).toEqual([])
  expect(cache.client?.getQueryData(postKey)).toEqual({ post })
})

it('an organization comes with its first page of posts, and what is absent is left to the client', () => {
  const organization = { id: 'org-1', name: 'Northwind Labs', slug: 'northwind-labs', description: null }
  const posts = { posts: [post], pagination: ONE_PAGE, hasMore: false }
  const seeds = seededQueries({ organization, posts }, 'en')
  const { queryKey } = communityPostsQuery({ tags: [], page: 1, organizationSlug: 'northwind-labs' })
  expect(seeds).toEqual([
    { key: publicOrganizationQuery('northwind-labs').queryKey, data: { organization } },
    { key: queryKey, data: posts },
  ])
  expect(seededQueries({}, 'en')).toEqual([])
})

it('public posts are those that the address asks for', () => {
  const posts = { posts: [post], pagination: ONE_PAGE, hasMore: false }
  const asked = 'search=latency&tags=Design&sort=available&page=2&asOf=2026-11-20T09:14:00.000Z'
  const [seed] = seededQueries({ posts }, 'en', asked)
  const { queryKey } = communityPostsQuery({
    search: 'latency',
    tags: ['design'],
    sort: 'available',
    page: 2,
    asOf: '2026-11-20T09:14:00.000Z',
  })
  expect(seed).toEqual({ key: queryKey, data: posts })
})

it('the example of the landing page is shown at once, and asked for again', () => {
  expect(seededQueries({ featured: { posts: [post] }, example: { post, suggestions } }, 'en')).toEqual([
    { key: featuredPostsQuery().queryKey, data: { posts: [post] } },
    { key: suggestionsKey, data: { pages: [suggestions], pageParams: [1] }, personal: true },
  ])
})
