import type { LinkCheck, LinkCheckRequest } from '@fanfare/contract/posts/data/link_check.ts'
import type { LinkPictureResult, LinkPreviewRequest } from '@fanfare/contract/posts/data/link_preview.ts'
import type { PostByLink, PostByLinkQuery } from '@fanfare/contract/posts/data/post.ts'
import { api } from '../../../../client/http.ts'

/** Whether a link may be shared. Changes nothing, though it is a POST. */
export function checkLink(url: string) {
  return api.post<LinkCheck>('/approved-domains/validate-url', { url } satisfies LinkCheckRequest)
}

/** Lets the server fetch the picture that the preview of a link names. */
export function fetchLinkPicture(url: string) {
  return api.post<LinkPictureResult>('/links/picture', { url } satisfies LinkPreviewRequest)
}

export function fetchPostOfLink(organizationId: string, url: string, signal?: AbortSignal) {
  const query = { url } satisfies PostByLinkQuery
  return api.get<PostByLink>(`/posts/organization/${organizationId}/by-link`, { query, signal })
}
