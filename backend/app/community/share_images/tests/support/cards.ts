import type { ShareCard } from '#contract/community/rules/share_card'

let count = 0

/** The card of a post. */
export function makeCard(given: Partial<ShareCard> = {}): ShareCard {
  return {
    language: 'en',
    place: 'posts/northwind/we-are-hiring',
    title: 'We are hiring',
    text: 'Three roles, one team. What would you ask us?',
    host: 'linkedin.com',
    sharer: 'Northwind',
    ...given,
  }
}

/** A card whose picture is not cached. */
export function makeNewCard(): ShareCard {
  count += 1
  return makeCard({ title: `We are hiring again, for the ${count}. time in ${process.pid}` })
}
