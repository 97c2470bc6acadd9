/** The first and the last code point. */
export type Range = readonly [from: number, to: number]

/** Parses a list as in the `unicode-range` of a style sheet: `U+0-FF,U+131`. */
export function parseRanges(list: string): Range[] {
  return list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}
