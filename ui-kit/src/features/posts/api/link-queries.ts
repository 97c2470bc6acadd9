import { queryOptions } from '@tanstack/react-query'
import { fetchPostOfLink, previewLink } from './link-api.ts'

/** What the page of a link says about itself. One look is enough: a page that failed is not asked again. */
export function linkPreviewQuery(url: string) {
  return queryOptions({
    queryKey: ['posts', 'preview', url],
    queryFn: () => previewLink(url),
    enabled: url !== '',
    staleTime: Infinity,
    retry: false,
  })
}

/** The newest post that shares a link in an organization. Asked anew each time: a colleague may just have shared it. */
export function postOfLinkQuery(organizationId: string, url: string) {
  return queryOptions({
    queryKey: ['posts', 'of-link', organizationId, url],
    queryFn: ({ signal }) => fetchPostOfLink(organizationId, url, signal),
    enabled: url !== '',
    staleTime: 0,
  })
}
