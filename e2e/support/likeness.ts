/** The trigrams of the words of a text, and how often each occurs. */
function trigramsOf(text: string) {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’]/gu, '')
  const counts = new Map<string, number>()
  for (const word of words.split(/[\p{P}\p{Z}\s]+/u).filter(Boolean)) {
    const padded = `  ${word} `
    for (let at = 0; at + 2 < padded.length; at += 1) {
      const part = padded.slice(at, at + 3)
      counts.set(part, (counts.get(part) ?? 0) + 1)
    }
  }
  return counts
}

const sizeOf = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)

/** How alike the two most alike of some texts are, 0 to 1 (Dice coefficient, as Fanfare compares suggestions). */
export function largestLikeness(texts: string[]) {
  const measured = texts.map(trigramsOf).map((counts) => ({ counts, size: sizeOf(counts) }))
  let largest = 0
  for (const [index, a] of measured.entries())
    for (const b of measured.slice(0, index)) {
      let shared = 0
      for (const [part, count] of a.counts) shared += Math.min(count, b.counts.get(part) ?? 0)
      largest = Math.max(largest, (2 * shared) / (a.size + b.size))
    }
  return largest
}
