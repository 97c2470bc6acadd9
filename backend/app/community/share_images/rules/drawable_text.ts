const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The characters as people see them, of one code point or more. */
const graphemesOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** Whether one font can draw all these code points. */
export type CanDraw = (points: readonly number[]) => boolean | Promise<boolean>

/** Longer texts do not fit anyway. */
const GRAPHEMES_MAX = 400
/** More marks on a letter than any language uses would grow into other lines. */
const MARKS = /(\p{Mn}{3})\p{Mn}+/gu
/** Breaks of lines, tabs and all kinds of spaces. */
const SPACES = /[\s\p{Z}]+/gu
/** Control characters, and characters that change the direction of the text. */
const CONTROLS =
  /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
/** Joiners and variation selectors: invisible themselves, they change other characters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/**
 * The part of a text that the fonts can draw, on one line. A letter whose accent is missing is drawn without it; a
 * character that no font has is left out, because it would be drawn as a box.
 */
export async function drawableText(text: string, canDraw: CanDraw): Promise<string> {
  const plain = text.replace(SPACES, ' ').replace(CONTROLS, '').normalize('NFC').replace(MARKS, '$1')
  let drawable = ''
  for (const grapheme of graphemesOf(plain).slice(0, GRAPHEMES_MAX)) {
    drawable += await drawableGrapheme(grapheme, canDraw)
  }
  return drawable.replace(SPACES, ' ').trim()
}

async function drawableGrapheme(grapheme: string, canDraw: CanDraw): Promise<string> {
  const visible = grapheme.replace(INVISIBLE, '')
  if (visible.startsWith(' ')) return ' '
  // An accent without its letter would combine with the character before it.
  if (/^\p{M}/u.test(visible)) return ''
  for (const form of [grapheme, withoutMarks(grapheme)]) {
    const points = pointsOf(form.replace(INVISIBLE, ''))
    if (points.length > 0 && (await canDraw(points))) return form
  }
  return ''
}

const withoutMarks = (grapheme: string) => grapheme.normalize('NFD').replace(/\p{M}/gu, '')

const pointsOf = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0)
