import { queryOptions } from '@tanstack/react-query'
import { checkLink, fetchLinkPicture, fetchPostOfLink } from './link-api.ts'

const CHECK_STALE_MS = 60_000

/** The server's verdict on a link, cached per link, so that a late response is never shown for another one. */
export function linkCheckQuery(url: string) {
  return queryOptions({
    queryKey: ['posts', 'link', url],
    queryFn: () => checkLink(url),
    enabled: url !== '',
    staleTime: CHECK_STALE_MS,
  })
}

/**
 * The picture of the linked page, fetched once: a failed fetch is retried only on request. It belongs to one post, so the
 * next form fetches its own.
 */
export function linkPictureQuery(url: string, hasPicture: boolean) {
  return queryOptions({
    queryKey: ['posts', 'picture', url],
    queryFn: () => fetchLinkPicture(url),
    enabled: url !== '' && hasPicture,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}

/** The newest post of an organization with this link. Always stale: a colleague may just have shared it. */
export function postOfLinkQuery(organizationId: string, url: string) {
  return queryOptions({
    queryKey: ['posts', 'of-link', organizationId, url],
    queryFn: ({ signal }) => fetchPostOfLink(organizationId, url, signal),
    enabled: url !== '',
    staleTime: 0,
  })
}
