import type { Offer } from '@fanfare/contract/data/offer.ts'

/** The posts that contain all the words, in the title or in a suggestion, ignoring case and accents. */
export function findInOffers(offers: readonly Offer[], words: string): Offer[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return offers.filter((offer) => {
    const text = plain(wordsOf(offer))
    return wanted.every((word) => text.includes(word))
  })
}

// A sensitive post is covered, and must not be revealed by a search.
function wordsOf({ post, suggestions }: Offer): string {
  if (post.isSensitive) return ''
  return [post.title, post.host, post.userName ?? '', ...suggestions.map(({ content }) => content)].join('\n')
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
}
