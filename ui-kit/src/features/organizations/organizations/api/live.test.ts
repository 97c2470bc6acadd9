import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { anOrganization, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { handleEvent } from '../../../../components/live-handlers.ts'
import { organizationHandlers } from './live.ts'
import { SOON } from '../../../../components/refetch-soon.ts'
import { organizationListQuery, waitingOrganizationsQuery } from './organization-queries.ts'

const { queryKey } = organizationListQuery()

function cacheWithList(): QueryClient {
  const queryClient = new QueryClient()
  queryClient.setQueryData(queryKey, { organizations: [anOrganization()], pagination: ONE_PAGE })
  return queryClient
}

it('fetches the list again when the user has joined an organization', () => {
  const queryClient = cacheWithList()
  handleEvent(organizationHandlers, queryClient, { type: 'organization.joined', organizationId: 'org-2' })
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

it('fetches the list again when the organization has changed', () => {
  const queryClient = cacheWithList()
  handleEvent(organizationHandlers, queryClient, { type: 'organization.updated', organizationId: 'org-1' })
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

it('removes an organization at once that the user has left', () => {
  const queryClient = cacheWithList()
  handleEvent(organizationHandlers, queryClient, { type: 'organization.left', organizationId: 'org-1' })
  expect(queryClient.getQueryData(queryKey)?.organizations).toEqual([])
})

it('does not fetch the list when a post is shared', () => {
  const queryClient = cacheWithList()
  handleEvent(organizationHandlers, queryClient, {
    type: 'post.created',
    organizationId: 'org-1',
    postId: 'post-1',
    userId: 'user-2',
  })
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false)
})

it.each([
  ['a post was shared', true, { type: 'post.created', userId: 'user-2' }],
  [
    'the last suggestion was copied',
    true,
    { type: 'suggestion.claimed', commentId: 'c-1', availableCount: 0 },
  ],
  ['one of several was copied', false, { type: 'suggestion.claimed', commentId: 'c-1', availableCount: 3 }],
] as const)('after %s, asks again where posts wait: %s', (_what, isAsked, event) => {
  vi.useFakeTimers()
  const queryClient = new QueryClient()
  const { queryKey: waitingKey } = waitingOrganizationsQuery()
  queryClient.setQueryData(waitingKey, { organizationIds: [] })
  handleEvent(organizationHandlers, queryClient, { ...event, organizationId: 'org-2', postId: 'post-1' })
  vi.advanceTimersByTime(SOON)
  expect(queryClient.getQueryState(waitingKey)?.isInvalidated).toBe(isAsked)
  vi.useRealTimers()
})
