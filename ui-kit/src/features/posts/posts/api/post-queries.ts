import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { fetchPost, fetchPosts, fetchTags, fetchWaitingPosts, type PostFilter } from './post-api.ts'
import { LAST_SEEN } from '../../../../components/queries/last-seen-meta.ts'

const MINUTE_MS = 60_000

export const POST_KEYS = {
  lists: ['posts', 'list'],
  listsOf: (organizationId: string) => ['posts', 'list', organizationId],
  waiting: ['posts', 'waiting'],
  one: (id: string) => ['posts', 'one', id],
  /** A part of the post, so that it is refetched with it. */
  timeline: (id: string) => ['posts', 'one', id, 'timeline'],
  tags: (search: string, organizationId: string | undefined) => ['posts', 'tags', organizationId, search],
} as const

/** A page of an organization's posts. The previous page stays until the next one has loaded. */
export function postListQuery(filter: PostFilter) {
  const { organizationId, ...shown } = filter
  return queryOptions({
    queryKey: [...POST_KEYS.listsOf(organizationId), shown],
    meta: LAST_SEEN,
    queryFn: ({ signal }) => fetchPosts(filter, signal),
    placeholderData: (before, query) =>
      query?.queryKey[2] === organizationId ? keepPreviousData(before) : undefined,
  })
}

/** The posts of an organization that the member could still copy from, and what they would copy next. */
export function waitingPostsQuery(organizationId: string) {
  return queryOptions({
    queryKey: [...POST_KEYS.waiting, organizationId],
    queryFn: ({ signal }) => fetchWaitingPosts(organizationId, signal),
  })
}

export function postQuery(id: string) {
  return queryOptions({
    queryKey: POST_KEYS.one(id),
    meta: LAST_SEEN,
    queryFn: ({ signal }) => fetchPost(id, signal),
  })
}

/** The tags to suggest for a part of a name. The previous ones stay until the next ones have loaded. */
export function tagListQuery(search: string, organizationId?: string) {
  return queryOptions({
    queryKey: POST_KEYS.tags(search, organizationId),
    queryFn: ({ signal }) => fetchTags(search, organizationId, signal),
    staleTime: 5 * MINUTE_MS,
    placeholderData: keepPreviousData,
  })
}
