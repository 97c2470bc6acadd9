import { useState } from 'react'
import type { Offer } from '@fanfare/contract/data/offer.ts'
import { keepPlaces } from '../logic/keep-places.ts'

/** The list as it is now, in the order in which it was first seen. */
export function useSteadyOffers(offers: Offer[] | null): Offer[] | null {
  const [source, setSource] = useState(offers)
  const [steady, setSteady] = useState(offers)
  if (offers === source) return steady
  setSource(offers)
  const next = offers === null || steady === null ? offers : keepPlaces(steady, offers)
  setSteady(next)
  return next
}
