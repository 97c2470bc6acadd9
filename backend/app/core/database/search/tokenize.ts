import { respell } from '#contract/core/rules/spelling'

/** The most characters kept of a word; longer words are found by their beginning. */
const WORD_MAX = 40

/** Accents in scripts where words are often typed without them. */
const ACCENTS = /(?<=\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{M}+/gu
/** Variation selectors and skin tones of emoji. */
const DRAWING = /[\ufe0e\ufe0f\p{Emoji_Modifier}]/gu

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })
const ALPHANUMERICS = /[\p{L}\p{N}\p{M}]+/gu
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/u
/** Words that are also written without the apostrophe or hyphen: O'Brien, l'équipe, e-mail. */
const JOINED = /(?<![\p{L}\p{N}])(\p{L}+)['’ʼ＇](\p{L}+)|(?<![\p{L}\p{N}'’-])(\p{L})[-‐‑](\p{L}+)/gu

/** The words of a text as stored in the search index: lower case, without accents, without repetition, in order. */
export function tokenize(text: string): string[] {
  const plain = toPlain(text)
  const joined = [...plain.matchAll(JOINED)].map(([, ...parts]) => parts.join(''))
  return unique([...segmentWords(plain), ...joined])
}

/** The words to search for. Words that are also written together are searched for in that form, which finds both. */
export function tokenizeSearch(search: string): string[] {
  return unique(
    segmentWords(toPlain(search).replace(JOINED, (_found, ...parts: string[]) => parts.slice(0, 4).join(''))),
  )
}

const unique = (words: readonly string[]) => [...new Set(words.map((word) => word.slice(0, WORD_MAX)))]

function toPlain(text: string): string {
  return respell(text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase())
}

/** Also splits scripts without spaces between words; `p95-latency` has two words. An emoji is one word. */
function segmentWords(text: string): string[] {
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => {
    if (isWordLike) return segment.match(ALPHANUMERICS) ?? []
    return EMOJI.test(segment) ? [segment.replace(DRAWING, '')] : []
  })
}
