import { segmentWords } from '#posts/search/segment_words'

/** Characters of a word that are kept; longer ones are found by their beginning. */
const WORD_MAX = 40

/** Accents of letters that are written with and without them. */
const ACCENTS = /(?<=\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{M}+/gu

/** The words of a text as they are looked up: lower case, without accents, each once, in the order they come. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase()
  return [...new Set(segmentWords(plain).map((word) => word.slice(0, WORD_MAX)))]
}
