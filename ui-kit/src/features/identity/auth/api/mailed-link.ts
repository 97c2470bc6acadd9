import { queryOptions } from '@tanstack/react-query'
import type {
  MailedLink,
  MailedLinkCheck,
  MailedLinkRequest,
} from '@fanfare/contract/identity/data/mailed_link.ts'
import { api } from '../../../../client/http.ts'

/** Whether a mailed link works. Checking does not redeem it: mail scanners open links and run their pages. */
export function mailedLinkQuery(link: MailedLink, token: string) {
  return queryOptions({
    queryKey: ['mailed-links', link, token],
    queryFn: () => api.post<MailedLinkCheck>('/auth/check-link', { link, token } satisfies MailedLinkRequest),
    // The page tracks its own use of the link.
    staleTime: Infinity,
  })
}
