import { normalizeText } from './normalize_text.js'

/** The minimum similarity of near-duplicates: about three of ten words may differ. */
export const NEAR_DUPLICATE_MIN = 0.7

/** Shorter texts, in characters, have too few trigrams to be compared: only exact repeats count. */
export const MEASURED_LENGTH_MIN = 12

/** The trigrams of every word, its edges included, and how often each occurs. */
function trigramsOf(text: string): Map<string, number> {
  const trigrams = new Map<string, number>()
  for (const word of text.split(' ')) {
    const padded = `  ${word} `
    for (let at = 0; at + 2 < padded.length; at += 1) {
      const part = padded.slice(at, at + 3)
      trigrams.set(part, (trigrams.get(part) ?? 0) + 1)
    }
  }
  return trigrams
}

/** A text, prepared for comparison with many others. */
export interface Measured {
  text: string
  trigrams: Map<string, number>
  size: number
}

/** Prepares a text for comparison. A short one has no trigrams. */
export function measure(text: string): Measured {
  const form = normalizeText(text)
  const trigrams = [...form].length < MEASURED_LENGTH_MIN ? new Map<string, number>() : trigramsOf(form)
  return { text: form, trigrams, size: trigrams.values().reduce((sum, count) => sum + count, 0) }
}

/** The similarity of two prepared texts, 0 to 1: the share of common trigrams (Dice coefficient). */
export function similarityOf(a: Measured, b: Measured): number {
  if (a.text === b.text) return 1
  if (a.size === 0 || b.size === 0) return 0
  const [few, many] = a.trigrams.size < b.trigrams.size ? [a, b] : [b, a]
  let shared = 0
  for (const [part, count] of few.trigrams) shared += Math.min(count, many.trigrams.get(part) ?? 0)
  return (2 * shared) / (a.size + b.size)
}

/** The similarity of two texts, 0 to 1. The order of words does not count. */
export function similarity(a: string, b: string): number {
  return similarityOf(measure(a), measure(b))
}

/** Whether readers would take one of two texts for a copy of the other. */
export function isNearDuplicate(a: string, b: string): boolean {
  return similarity(a, b) >= NEAR_DUPLICATE_MIN
}
