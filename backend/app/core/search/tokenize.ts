/** Characters of a word that are kept; longer words are found by their beginning. */
const WORD_MAX = 40

/** Accents of letters that are written with and without them. */
const ACCENTS = /(?<=\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{M}+/gu
/** Letters that are written as two, or as another one, where a keyboard lacks them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const RESPELT = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'gu')
/** How an emoji is drawn: as text, and its skin. */
const DRAWING = /[\ufe0e\ufe0f\p{Emoji_Modifier}]/gu

const segmenter = new Intl.Segmenter('und', { granularity: 'word' })
const LETTERS_AND_DIGITS = /[\p{L}\p{N}\p{M}]+/gu
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/u
/** What is written as one word as well: O'Brien, l'équipe, e-mail. */
const JOINED = /(?<![\p{L}\p{N}])(\p{L}+)['’ʼ＇](\p{L}+)|(?<![\p{L}\p{N}'’-])(\p{L})[-‐‑](\p{L}+)/gu

/** The words of a text as the search index holds them: lower case, without accents, each once, in their order. */
export function tokenize(text: string): string[] {
  const plain = toPlain(text)
  const joined = [...plain.matchAll(JOINED)].map(([, ...parts]) => parts.join(''))
  return unique([...segmentWords(plain), ...joined])
}

/** The words to search for. What is written as one word as well is searched for as one, which finds both. */
export function tokenizeSearch(search: string): string[] {
  return unique(
    segmentWords(toPlain(search).replace(JOINED, (_found, ...parts: string[]) => parts.slice(0, 4).join(''))),
  )
}

const unique = (words: readonly string[]) => [...new Set(words.map((word) => word.slice(0, WORD_MAX)))]

function toPlain(text: string): string {
  const lower = text.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase()
  return lower.replace(RESPELT, (found) => SPELLINGS[found]!)
}

/** Also splits scripts that put no space between words; `p95-latency` has two words. An emoji is one. */
function segmentWords(text: string): string[] {
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => {
    if (isWordLike) return segment.match(LETTERS_AND_DIGITS) ?? []
    return EMOJI.test(segment) ? [segment.replace(DRAWING, '')] : []
  })
}
