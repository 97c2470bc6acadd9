import { queryOptions } from '@tanstack/react-query'
import type { LinkPreviewRequest, LinkPreviewResult } from '@fanfare/contract/data/link_preview.ts'
import { api } from '../client/http.ts'

/** The preview of the linked page, fetched once: a page that fails is not tried again. Changes nothing, though it is a POST. */
export function linkPreviewQuery(url: string) {
  return queryOptions({
    queryKey: ['posts', 'preview', url],
    queryFn: () => api.post<LinkPreviewResult>('/links/preview', { url } satisfies LinkPreviewRequest),
    enabled: url !== '',
    staleTime: Infinity,
    retry: false,
  })
}
