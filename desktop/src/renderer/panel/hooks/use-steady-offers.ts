import { useState } from 'react'
import type { Offer } from '@fanfare/contract/suggestions/data/offer.ts'

/** The current list, in the order in which it was first shown. */
export function useSteadyOffers(offers: Offer[] | null): Offer[] | null {
  const [source, setSource] = useState(offers)
  const [steady, setSteady] = useState(offers)
  if (offers === source) return steady
  setSource(offers)
  const next = offers === null || steady === null ? offers : keepOrder(steady, offers)
  setSteady(next)
  return next
}

/** The new list in the old order, so that nothing moves before the user presses Enter. New suggestions come last. */
export function keepOrder(before: readonly Offer[], now: readonly Offer[]): Offer[] {
  const known = new Map(before.map(({ post, suggestions }) => [post.id, suggestions.map(({ id }) => id)]))
  return now.map((offer) => {
    const order = known.get(offer.post.id)
    if (order === undefined) return offer
    const positionOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
    const suggestions = offer.suggestions.toSorted((a, b) => positionOf(a.id) - positionOf(b.id))
    return { ...offer, suggestions }
  })
}
