import { queryOptions } from '@tanstack/react-query'
import type { OfferList, OfferListQuery } from '@fanfare/contract/suggestions/data/offer.ts'
import { api } from '@fanfare/ui-kit/client/http.ts'

export const OFFER_SEARCH_KEY = ['offer-search'] as const

/** The posts of an organization whose title or suggestions match a search. */
export function offerSearchQuery(organizationId: string, words: string) {
  return queryOptions({
    queryKey: [...OFFER_SEARCH_KEY, organizationId, words],
    queryFn: ({ signal }) =>
      api.get<OfferList>(`/posts/organization/${organizationId}/offers`, {
        query: { search: words } satisfies OfferListQuery,
        signal,
      }),
  })
}
