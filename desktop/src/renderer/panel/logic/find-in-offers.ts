import type { Offer } from '@fanfare/contract/data/offer.ts'

/** The posts in which all the words occur, in the title or in a suggestion, without regard to case and accents. */
export function findInOffers(offers: readonly Offer[], words: string): Offer[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return offers.filter((offer) => {
    const text = plain(wordsOf(offer))
    return wanted.every((word) => text.includes(word))
  })
}

// The words of a sensitive post are covered, so they are not looked through either.
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
