/** Characters of a word that are kept; longer words are found by their beginning. */
const WORD_MAX = 40

/** Accents of letters that are written with and without them. */
const ACCENTS = /(?<=\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{M}+/gu

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })
const LETTERS_AND_DIGITS = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text as the search index holds them: lower case, without accents, each once, in their order. */
export function tokenize(text: string): string[] {
  const plain = text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase()
  return [...new Set(segmentWords(plain).map((word) => word.slice(0, WORD_MAX)))]
}

/** Also splits scripts that put no space between words; `p95-latency` has two words. */
function segmentWords(text: string): string[] {
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .flatMap(({ segment }) => segment.match(LETTERS_AND_DIGITS) ?? [])
}
