import { queryOptions } from '@tanstack/react-query'
import type { MailedLink, MailedLinkCheck, MailedLinkRequest } from '@fanfare/contract/data/mailed_link.ts'
import { api } from '../../../client/http.ts'

/** Whether a mailed link works. Checking uses nothing up: mail scanners open links and run their pages. */
export function mailedLinkQuery(link: MailedLink, token: string) {
  return queryOptions({
    queryKey: ['mailed-links', link, token],
    queryFn: () => api.post<MailedLinkCheck>('/auth/check-link', { link, token } satisfies MailedLinkRequest),
    // The page knows what it has done with the link itself.
    staleTime: Infinity,
  })
}
