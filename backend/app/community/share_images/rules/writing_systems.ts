const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The direction of a text: its first letter decides. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [first = ''] = /\p{L}/u.exec(text) ?? []
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr'
}

/** Whether a part of a text is written from right to left. */
export const hasRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text)

const THAI = /\p{Script=Thai}/u
const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
const ZERO_WIDTH_SPACE = '\u200b'

/** Thai has no spaces between words: marks where a line may break, so that it does not break within a word. */
export function withLineBreaks(text: string): string {
  if (!THAI.test(text)) return text
  return Array.from(segmenter.segment(text), ({ segment }) => segment).join(ZERO_WIDTH_SPACE)
}
