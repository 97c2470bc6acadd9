import type { Offer } from '@fanfare/contract/data/offer.ts'

/** The new list with every suggestion where it was seen before, so that nothing moves under a finger that is about to press Enter. */
export function keepPlaces(before: readonly Offer[], now: readonly Offer[]): Offer[] {
  const known = new Map(before.map(({ post, suggestions }) => [post.id, suggestions.map(({ id }) => id)]))
  return now.map((offer) => {
    const order = known.get(offer.post.id)
    if (order === undefined) return offer
    const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
    const suggestions = offer.suggestions.toSorted((a, b) => placeOf(a.id) - placeOf(b.id))
    return { ...offer, suggestions }
  })
}
