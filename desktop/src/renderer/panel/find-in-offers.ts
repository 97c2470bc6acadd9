import type { Offer } from '@fanfare/contract/suggestions/data/offer.ts'
import { foldAccents } from '@fanfare/ui-kit/i18n/fold-accents.ts'

/** The posts that contain all the words, in the title or in a suggestion, ignoring case and accents. */
export function findInOffers(offers: readonly Offer[], words: string): Offer[] {
  const contains = containsWords(words)
  return offers.filter((offer) => contains(wordsOf(offer)))
}

/** Whether a text contains all the words, ignoring case and accents. */
export function containsWords(words: string): (text: string) => boolean {
  const wanted = foldAccents(words).split(/\s+/).filter(Boolean)
  return (text) => {
    const folded = foldAccents(text)
    return wanted.every((word) => folded.includes(word))
  }
}

// A sensitive post is covered, and must not be revealed by a search.
function wordsOf({ post, suggestions }: Offer): string {
  if (post.isSensitive) return ''
  return [post.title, post.host, post.userName ?? '', ...suggestions.map(({ content }) => content)].join('\n')
}
