import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { aPost } from '../../../../testing/fixtures.ts'
import { handleEvent } from '../../../../components/live-handlers.ts'
import { postHandlers } from './live.ts'
import { clearUnread } from './post-cache.ts'
import { postListQuery, postQuery } from './post-queries.ts'

const list = postListQuery({ organizationId: 'org-1', page: 1 }).queryKey
const one = postQuery('post-1').queryKey
const other = postQuery('post-2').queryKey
const at = { organizationId: 'org-1', postId: 'post-1', commentId: 'suggestion-1' }
let cache: QueryClient

beforeEach(() => {
  cache = new QueryClient()
  const posts = [aPost({ availableCount: 5 }), aPost({ id: 'post-2', availableCount: 5 })]
  cache.setQueryData(list, {
    posts,
    total: 2,
    pagination: { page: 1, limit: 20, total: 2, totalPages: 1 },
    hasMore: false,
    unreadIds: ['post-1'],
  })
  cache.setQueryData(one, { post: posts[0]! })
  cache.setQueryData(other, { post: posts[1]! })
})

const isStale = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated

it.each(['suggestion.claimed', 'suggestion.released'] as const)(
  'updates the available count of %s without a request',
  (type) => {
    handleEvent(postHandlers, cache, { type, ...at, availableCount: 4 })
    expect(cache.getQueryData(one)?.post.availableCount).toBe(4)
    expect(cache.getQueryData(list)?.posts.map(({ availableCount }) => availableCount)).toEqual([4, 5])
    expect([isStale(one), isStale(list)]).toEqual([false, false])
  },
)

it('fetches only the post that has a new suggestion', () => {
  handleEvent(postHandlers, cache, { type: 'suggestion.added', ...at, parentId: null })
  expect([isStale(one), isStale(list), isStale(other)]).toEqual([true, true, false])
})

it('does not fetch a post that has a new response', () => {
  handleEvent(postHandlers, cache, { type: 'suggestion.added', ...at, parentId: 'suggestion-0' })
  expect([isStale(one), isStale(list)]).toEqual([false, false])
})

it('removes a deleted post that is not on screen', () => {
  handleEvent(postHandlers, cache, { type: 'post.deleted', organizationId: 'org-1', postId: 'post-1' })
  expect(cache.getQueryData(one)).toBeUndefined()
  expect(isStale(list)).toBe(true)
})

it('marks a post as read in every list without a request', () => {
  clearUnread(cache, 'post-1')
  expect(cache.getQueryData(list)?.unreadIds).toEqual([])
  expect(isStale(list)).toBe(false)
})

it('fetches the lists again when a post was read elsewhere', () => {
  handleEvent(postHandlers, cache, { type: 'notifications.read', unread: 0 })
  expect([isStale(one), isStale(list)]).toEqual([false, true])
})
