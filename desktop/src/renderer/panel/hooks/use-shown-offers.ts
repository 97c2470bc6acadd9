import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Offer } from '@fanfare/contract/suggestions/data/offer.ts'
import { API_TIMEOUT_MS } from '@fanfare/contract/core/rules/limits.ts'
import { useDesktop } from '../../desktop-store.ts'
import { OFFER_SEARCH_KEY, offerSearchQuery } from '../api/offer-search.ts'
import { findInOffers } from '../find-in-offers.ts'
import { useDebounced } from './use-debounced.ts'

export type ShownOffers =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; offers: Offer[] }

export interface ShownOffersOptions {
  /** Asks the server without waiting for typing to pause. */
  atOnce: boolean
  refresh: () => void
}

/**
 * The posts the panel lists: the newest ones, which main keeps, or the results of a search. Matches among the newest posts
 * are shown at once, and are the only results while the server is offline. The list never shows results for other words.
 */
export function useShownOffers(words: string, { atOnce, refresh }: ShownOffersOptions): ShownOffers {
  const { offers: cached, organizationId, connection } = useDesktop()
  const queryClient = useQueryClient()
  const known = cached?.organizationId === organizationId ? cached : null
  const matches = useMemo(
    () => known && (words === '' ? known.offers : findInOffers(known.offers, words)),
    [known, words],
  )
  const searches = words !== '' && organizationId !== null && connection !== 'offline'
  const paused = useDebounced(words) === words
  const enabled = searches && (paused || atOnce)
  const search = useQuery({ ...offerSearchQuery(organizationId ?? '', words), enabled })
  const timedOut = useTimeout(known === null)

  const fetchedAt = known?.fetchedAt
  useEffect(() => {
    // A change of the list may have changed the results too.
    if (fetchedAt !== undefined) void queryClient.invalidateQueries({ queryKey: OFFER_SEARCH_KEY })
  }, [fetchedAt, queryClient])

  if (searches && search.data) return { status: 'ready', offers: search.data.offers }
  if (searches && search.isError) return { status: 'failed', retry: () => void search.refetch() }
  if (matches && (!searches || matches.length > 0)) return { status: 'ready', offers: matches }
  if (known === null && (timedOut || connection === 'offline')) return { status: 'failed', retry: refresh }
  return { status: 'loading' }
}

/** True once `waiting` has lasted longer than any request may take. */
function useTimeout(waiting: boolean): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setOver(true), API_TIMEOUT_MS)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [waiting])
  return over
}
