import type { LinkPreviewAnswer } from '@fanfare/contract/data/link_preview.ts'
import type { PostOfLink } from '@fanfare/contract/data/post.ts'
import { api } from '../../../api/http.ts'

/** Has the server look at the page of a link. Changes nothing, though it is a POST. */
export function previewLink(url: string) {
  return api.post<LinkPreviewAnswer>('/links/preview', { url })
}

export function fetchPostOfLink(organizationId: string, url: string, signal?: AbortSignal) {
  return api.get<PostOfLink>(`/posts/organization/${organizationId}/by-link`, { query: { url }, signal })
}
