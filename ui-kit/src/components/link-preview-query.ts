import { queryOptions } from '@tanstack/react-query'
import type { LinkPreviewRequest, LinkPreviewResult } from '@fanfare/contract/posts/data/link_preview.ts'
import { api } from '../client/http.ts'

/** The preview of the linked page, fetched once: a failed page is not retried. Changes nothing, though it is a POST. */
export function linkPreviewQuery(url: string) {
  return queryOptions({
    queryKey: ['posts', 'preview', url],
    queryFn: () => api.post<LinkPreviewResult>('/links/preview', { url } satisfies LinkPreviewRequest),
    enabled: url !== '',
    staleTime: Infinity,
    retry: false,
  })
}
