const segmenter = new Intl.Segmenter('und', { granularity: 'word' })
const PARTS = /[\p{L}\p{N}\p{M}]+/gu

/** Splits a text into words, also where a script puts no space between them; `p95-latency` has two. */
export function segmentWords(text: string): string[] {
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .flatMap(({ segment }) => segment.match(PARTS) ?? [])
}
