import { commentLimit, type CommentCounting, type CommentLimit } from './comment_limit.ts'
import { countedText } from '../../posts/rules/counted_links.ts'

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u

/** The code points that X counts as one; all others, including emoji, count as two. */
const LIGHT = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const

function isLight(character: string): boolean {
  const point = character.codePointAt(0)!
  return LIGHT.some(([from, to]) => from <= point && point <= to)
}

const graphemes = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)

function weightOf(grapheme: string): number {
  const characters = [...grapheme]
  if (EMOJI.test(grapheme)) return characters.every(isLight) ? characters.length : 2
  return characters.reduce((sum, character) => sum + (isLight(character) ? 1 : 2), 0)
}

const COUNT: Record<CommentCounting, (text: string) => number> = {
  characters: (text) => [...text].length,
  graphemes: (text) => graphemes(text).length,
  weighted: (text) => graphemes(text.normalize('NFC')).reduce((sum, grapheme) => sum + weightOf(grapheme), 0),
}

/** The length of a comment, as its network counts it. */
export function commentLength(text: string, limit: CommentLimit): number {
  const [counted, links] = countedText(text, limit)
  return COUNT[limit.counting](counted) + (typeof limit.link === 'number' ? links * limit.link : 0)
}

/** Whether the network of a host accepts a text as a comment. */
export function fitsNetwork(text: string, host: string): boolean {
  const limit = commentLimit(host)
  return commentLength(text, limit) <= limit.max
}
