const NO_WORDS = /[\p{P}\p{Z}\p{C}\s]+/gu
const UNSEEN = /[\p{M}\p{Cf}\p{Sk}'’]/gu

/** A text, prepared for comparison by the trigrams of its words, as Fanfare compares suggestions. */
export function measure(text) {
  const words = text.normalize('NFKD').toLowerCase().replace(UNSEEN, '').replace(NO_WORDS, ' ').trim()
  const trigrams = new Map()
  let size = 0
  for (const word of words.split(' ')) {
    const padded = `  ${word} `
    for (let at = 0; at + 2 < padded.length; at += 1) {
      const part = padded.slice(at, at + 3)
      trigrams.set(part, (trigrams.get(part) ?? 0) + 1)
      size += 1
    }
  }
  return { trigrams, size }
}

/** How alike two texts are, 0 to 1 (Dice coefficient). */
export function likeness(a, b) {
  let shared = 0
  for (const [part, count] of a.trigrams) shared += Math.min(count, b.trigrams.get(part) ?? 0)
  return (2 * shared) / (a.size + b.size)
}
