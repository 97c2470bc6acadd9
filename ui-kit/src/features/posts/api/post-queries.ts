import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { checkLink, fetchAuthors, fetchPost, fetchPosts, fetchTags, type PostFilter } from './post-api.ts'

const MINUTE = 60_000

export const POST_KEYS = {
  lists: ['posts', 'list'],
  listsOf: (organizationId: string) => ['posts', 'list', organizationId],
  one: (id: string) => ['posts', 'one', id],
  authors: (organizationId: string) => ['posts', 'authors', organizationId],
  tags: ['posts', 'tags'],
  link: (url: string) => ['posts', 'link', url],
} as const

/** A page of an organization's posts; the page before stays while the next one is on its way. */
export function postListQuery(filter: PostFilter) {
  const { organizationId, ...shown } = filter
  return queryOptions({
    queryKey: [...POST_KEYS.listsOf(organizationId), shown],
    queryFn: ({ signal }) => fetchPosts(filter, signal),
    placeholderData: (before, query) =>
      query?.queryKey[2] === organizationId ? keepPreviousData(before) : undefined,
  })
}

export function authorListQuery(organizationId: string) {
  return queryOptions({
    queryKey: POST_KEYS.authors(organizationId),
    queryFn: ({ signal }) => fetchAuthors(organizationId, signal),
    staleTime: MINUTE,
  })
}

export function postQuery(id: string) {
  return queryOptions({ queryKey: POST_KEYS.one(id), queryFn: ({ signal }) => fetchPost(id, signal) })
}

export function tagListQuery() {
  return queryOptions({
    queryKey: POST_KEYS.tags,
    queryFn: ({ signal }) => fetchTags(signal),
    staleTime: 5 * MINUTE,
  })
}

/** What the server thinks of a link. Answers are kept by link, so a late one cannot pass for another's. */
export function linkCheckQuery(url: string) {
  return queryOptions({
    queryKey: POST_KEYS.link(url),
    queryFn: () => checkLink(url),
    enabled: url !== '',
    staleTime: MINUTE,
  })
}
