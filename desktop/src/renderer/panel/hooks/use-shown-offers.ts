import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Offer } from '@fanfare/contract/data/offer.ts'
import { useDesktop } from '../../state/desktop-store.ts'
import { OFFER_SEARCH_KEY, offerSearchQuery } from '../offer-search.ts'
import { findInOffers } from '../logic/find-in-offers.ts'
import { usePatience } from './use-patience.ts'

export type ShownOffers =
  { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; offers: Offer[] }

/**
 * What the panel lists: the newest posts, which main keeps, or what a search finds. What the list itself knows is
 * found at once, and all there is while the server is away.
 */
export function useShownOffers(words: string, refresh: () => void): ShownOffers {
  const { offers: seen, organizationId, reach } = useDesktop()
  const queryClient = useQueryClient()
  const known = seen?.organizationId === organizationId ? seen : null
  const here = useMemo(
    () => known && (words === '' ? known.offers : findInOffers(known.offers, words)),
    [known, words],
  )
  const asks = words !== '' && organizationId !== null && reach !== 'offline'
  const search = useQuery({ ...offerSearchQuery(organizationId ?? '', words), enabled: asks })
  const impatient = usePatience(known === null)

  const seenAt = known?.seenAt
  useEffect(() => {
    // What has changed in the list may have changed in what was found.
    if (seenAt !== undefined) void queryClient.invalidateQueries({ queryKey: OFFER_SEARCH_KEY })
  }, [seenAt, queryClient])

  if (asks && search.data) return { status: 'ready', offers: search.data.offers }
  if (asks && search.isError) return { status: 'failed', retry: () => void search.refetch() }
  if (here && (!asks || here.length > 0)) return { status: 'ready', offers: here }
  if (known === null && (impatient || reach === 'offline')) return { status: 'failed', retry: refresh }
  return { status: 'loading' }
}
