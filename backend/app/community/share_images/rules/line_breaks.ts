const THAI = /\p{Script=Thai}/u
const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
const ZERO_WIDTH_SPACE = '\u200b'

/** Thai has no spaces between words: marks where a line may break, so that it does not break within a word. */
export function withLineBreaks(text: string): string {
  if (!THAI.test(text)) return text
  return Array.from(segmenter.segment(text), ({ segment }) => segment).join(ZERO_WIDTH_SPACE)
}
