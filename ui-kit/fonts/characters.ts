/** The characters from one code point to another. */
const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** The characters of the four languages and their punctuation. */
export const LATIN = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸıˆ˚˜–—‘’‚“”„†‡•…‰‹›⁄€™−`

/** Names from the rest of Europe; names in other scripts fall back to system fonts. */
export const LATIN_EXTENDED = between(0x100, 0x17f)

/** The labels of keys. */
export const ARROWS = '←↑→↓↵⇧'

/** Features that browsers apply by default, and the tabular figures of counts. */
export const FEATURES = 'ccmp locl mark mkmk kern liga clig calt rlig rvrn tnum'.split(' ')

const hex = (code: number) => code.toString(16).toUpperCase()

/** The characters as a `unicode-range`, neighbors joined. */
export function rangeOf(characters: string): string {
  const codes = [...new Set(characters)]
    .map((character) => character.codePointAt(0)!)
    .toSorted((a, b) => a - b)
  const ranges: Array<[first: number, last: number]> = []
  for (const code of codes) {
    const range = ranges.at(-1)
    if (range !== undefined && range[1] === code - 1) range[1] = code
    else ranges.push([code, code])
  }
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')
}
