import { queryOptions } from '@tanstack/react-query'
import type { OfferList } from '@fanfare/contract/data/offer.ts'
import { api } from '@fanfare/ui-kit/api/http.ts'

export const OFFER_SEARCH_KEY = ['offer-search'] as const

/** The posts of an organization that have some words, or a suggestion that has them. */
export function offerSearchQuery(organizationId: string, words: string) {
  return queryOptions({
    queryKey: [...OFFER_SEARCH_KEY, organizationId, words],
    queryFn: ({ signal }) =>
      api.get<OfferList>(`/posts/organization/${organizationId}/offers`, {
        query: { search: words },
        signal,
      }),
  })
}
