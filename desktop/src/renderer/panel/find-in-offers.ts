import type { Offer } from '@fanfare/contract/data/offer.ts'
import { foldAccents } from '@fanfare/ui-kit/i18n/fold-accents.ts'

/** The posts that contain all the words, in the title or in a suggestion, ignoring case and accents. */
export function findInOffers(offers: readonly Offer[], words: string): Offer[] {
  const wanted = foldAccents(words).split(/\s+/).filter(Boolean)
  return offers.filter((offer) => {
    const text = foldAccents(wordsOf(offer))
    return wanted.every((word) => text.includes(word))
  })
}

// A sensitive post is covered, and must not be revealed by a search.
function wordsOf({ post, suggestions }: Offer): string {
  if (post.isSensitive) return ''
  return [post.title, post.host, post.userName ?? '', ...suggestions.map(({ content }) => content)].join('\n')
}
