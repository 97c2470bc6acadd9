const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The characters as people see them, of one code point or more. */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)
