import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { JoinOffer, JoinOffers } from '@fanfare/contract/organizations/data/domain.ts'
import { api } from '../../../../client/http.ts'
import { whenIdle } from '../../../../primitives/late/when-idle.ts'

/** The organizations that the user may join by their address, or has asked to join. */
export function joinOffersQuery() {
  return queryOptions({
    queryKey: ['join-offers'],
    queryFn: ({ signal }) => api.get<JoinOffers>('/users/me/join-offers', { signal }),
  })
}

const HOUR_MS = 3_600_000

/**
 * What the menu of organizations shows of them. They come with the first data of a page; after a sign-in without one they
 * are fetched when the page is idle.
 */
export function useShownOffers(): JoinOffer[] {
  const [enabled, setEnabled] = useState(false)
  useEffect(() => whenIdle(() => setEnabled(true)), [])
  const { data } = useQuery({ ...joinOffersQuery(), staleTime: HOUR_MS, enabled })
  return data?.offers.filter(({ isDismissed, requestedAt }) => !isDismissed || requestedAt !== null) ?? []
}
