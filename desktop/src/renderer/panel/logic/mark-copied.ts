import type { Offer } from '@fanfare/contract/data/offer.ts'

/** The list with what was copied a moment ago marked as such: the server's own word comes a little later. */
export function markCopied(offers: readonly Offer[], copiedId: string | null): readonly Offer[] {
  if (copiedId === null) return offers
  return offers.map((offer) => ({
    ...offer,
    suggestions: offer.suggestions.map((each) =>
      each.id === copiedId ? { ...each, isLocked: true, lockedByYou: true } : each,
    ),
  }))
}
